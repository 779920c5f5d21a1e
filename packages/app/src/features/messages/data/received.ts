import { focusManager } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { Chat, ChatMessage } from '@patient/api';
import { storeAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { announceChatReadAtom } from '#features/notifications/index.ts';
import { withListedMessage, withReadChat } from '../rules/chats.ts';
import { withMessage, type Thread } from '../rules/thread.ts';
import { changeUnreadAtom, refreshUnreadAtom, versionAtom } from './unread.ts';

/** Key of the list of chats in the cache. */
export const chatsKey = ['chats'];

/** Key of a chat in the cache. */
export const threadKey = (chatId: string): readonly string[] => ['chat', chatId];

/** Chat on the screen; undefined for none. */
export const shownChatAtom = atom<string | undefined>(undefined);

/** Number of messages received: a read of a chat that overlaps one is repeated. */
export const receivedAtom = atom(0);

/** Whether the patient can see this tab. */
export const isSeen = () => focusManager.isFocused();

/** Marks a chat as read that was shown here or in another tab. */
const forgetUnreadAtom = atom(null, (get, set, chatId: string): void => {
  const cache = get(cacheAtom);
  const unread =
    cache.getQueryData<readonly Chat[]>(chatsKey)?.find(({ _id }) => _id === chatId)?.unread ?? 0;
  cache.setQueryData<readonly Chat[]>(chatsKey, (chats) => chats && withReadChat(chats, chatId));
  set(changeUnreadAtom, { kind: 'read', messages: unread });
  void set(refreshUnreadAtom);
});

/** Marks a chat as read when its newest messages are loaded. */
export const chatReadAtom = atom(null, (_get, set, chatId: string): void => {
  set(forgetUnreadAtom, chatId);
  set(announceChatReadAtom, chatId);
});

/** Another tab has read a chat. A message received here before that notice may have been written afterwards. */
const chatReadElsewhereAtom = atom(null, (get, set, chatId: string): void => {
  set(forgetUnreadAtom, chatId);
  void get(cacheAtom).invalidateQueries({ queryKey: chatsKey });
});

/** Adds a message of the live connection, or one that was sent here. */
export const messageReceivedAtom = atom(null, (get, set, message: ChatMessage): void => {
  const { chatId, userId } = message;
  const cache = get(cacheAtom);
  const isOfOthers = userId !== undefined && userId !== get(meAtom).data?._id;
  const isShown = get(shownChatAtom) === chatId && isSeen();
  set(versionAtom, get(versionAtom) + 1);
  set(receivedAtom, get(receivedAtom) + 1);
  cache.setQueryData<Thread>(threadKey(chatId), (thread) => thread && withMessage(thread, message));
  const chats = cache.getQueryData<readonly Chat[]>(chatsKey);
  const listed = chats && withListedMessage(chats, message, isOfOthers && !isShown);
  if (listed !== undefined) cache.setQueryData<readonly Chat[]>(chatsKey, listed);
  else void cache.invalidateQueries({ queryKey: chatsKey });
  // A message sent to a chat that failed to load would be nowhere on the page: the chat is loaded again.
  const couldNotRead = cache.getQueryState(threadKey(chatId))?.status === 'error';
  if (!isOfOthers && !(isShown && couldNotRead)) return;
  if (isShown) {
    // Fetching the newest page marks it as read.
    void cache.invalidateQueries({ queryKey: threadKey(chatId) });
    return;
  }
  // A chat that is not on the screen is fetched when it is shown again.
  void cache.invalidateQueries({ queryKey: threadKey(chatId), refetchType: 'none' });
  if (chats === undefined || listed !== chats) set(changeUnreadAtom, { kind: 'received', id: message._id });
  // A response or a read mark of another tab may be older or newer than this event: both counters are read again.
  void set(refreshUnreadAtom);
  void cache.invalidateQueries({ queryKey: chatsKey });
});

/** The live connection is open: fetches what was missed, once. */
const fetchMissedAtom = atom(null, (get, set, isFirst: boolean): void => {
  const cache = get(cacheAtom);
  const shown = get(shownChatAtom);
  set(versionAtom, get(versionAtom) + 1);
  if (!isFirst) void set(refreshUnreadAtom);
  void cache.invalidateQueries({ queryKey: chatsKey });
  void cache.invalidateQueries({ queryKey: ['chat'], refetchType: 'none' });
  if (shown !== undefined && isSeen()) void cache.refetchQueries({ queryKey: threadKey(shown) });
});

/** Handlers of the live connection, which outlive any component. */
export const liveHandlersAtom = atom((get) => {
  const store = get(storeAtom);
  return {
    onMessage: (message: ChatMessage) => store.set(messageReceivedAtom, message),
    onChatRead: (chatId: string) => store.set(chatReadElsewhereAtom, chatId),
    onOpen: (isFirst: boolean) => store.set(fetchMissedAtom, isFirst),
  };
});

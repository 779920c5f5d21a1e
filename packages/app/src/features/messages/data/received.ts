import { atom } from 'jotai';
import type { Chat, ChatMessage } from '@patient/api';
import { storeAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { cacheAtom, invalidate, updateCached } from '#shared/service/cache.ts';
import { withListedMessage } from '../rules/chats.ts';
import { withMessage, type Thread } from '../rules/thread.ts';
import { chatReadAtom, chatsAtom } from './chats.ts';
import { threadAtom } from './thread.ts';
import { refreshUnreadAtom } from './unread.ts';

/** Handles a chat that was read in another tab. Refetches the list, because newer messages may be unread. */
const chatReadElsewhereAtom = atom(null, (get, set, chatId: string): void => {
  set(chatReadAtom, chatId);
  void invalidate(get(cacheAtom), [chatsAtom.key()]);
});

/** Adds a message from the live connection, or one that was sent here. */
export const messageReceivedAtom = atom(null, (get, set, message: ChatMessage): void => {
  const { chatId, userId } = message;
  const cache = get(cacheAtom);
  const threadKey = threadAtom.key(chatId);
  const thread = cache.getQueryCache().find({ queryKey: threadKey });
  const isShown = thread?.isActive() ?? false;
  const isOfOthers = userId !== undefined && userId !== get(meAtom).data?._id;
  const isListed = cache.getQueryData<Chat[]>(chatsAtom.key())?.some(({ _id }) => _id === chatId) ?? false;
  updateCached<Thread>(cache, threadKey, (known) => known && withMessage(known, message));
  updateCached<readonly Chat[]>(
    cache,
    chatsAtom.key(),
    (chats) => chats && withListedMessage(chats, message, isOfOthers && !isShown),
  );
  if (isOfOthers || !isListed) void invalidate(cache, [chatsAtom.key()]);
  if (isOfOthers && !isShown) void set(refreshUnreadAtom);
  // Fetching the newest page marks it as read. A chat that failed to load is refetched, to show the sent message.
  if (isOfOthers || thread?.state.status === 'error') void invalidate(cache, [threadKey]);
});

/** Fetches missed messages when the live connection opens. */
const fetchMissedAtom = atom(null, (get, set, isFirst: boolean): void => {
  const cache = get(cacheAtom);
  if (!isFirst) void set(refreshUnreadAtom);
  void invalidate(cache, [chatsAtom.key(), threadAtom.key()]);
});

/** Handlers of the live connection, which is independent of components. */
export const liveHandlersAtom = atom((get) => {
  const store = get(storeAtom);
  return {
    onMessage: (message: ChatMessage) => store.set(messageReceivedAtom, message),
    onChatRead: (chatId: string) => store.set(chatReadElsewhereAtom, chatId),
    onOpen: (isFirst: boolean) => store.set(fetchMissedAtom, isFirst),
  };
});

import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { Chat, ChatMessage } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { cacheAtom, invalidate, updateCached } from '#shared/service/cache.ts';
import { withListedMessage, withListedMessages, withMessages, type Thread } from '@patient/api/model';
import { chatsAtom } from './chats.ts';
import { threadAtom } from './thread.ts';
import { refreshUnreadAtom, unreadAtom } from './unread.ts';

const CHATS = chatsAtom.key();

/** Adds messages that were received together from the live connection, or sent here. */
export const messagesReceivedAtom = atom(null, (get, _set, received: readonly ChatMessage[]): void => {
  const cache = get(cacheAtom);
  const ownId = get(meAtom).data?._id;
  const isOfOthers = ({ userId }: ChatMessage) => userId !== undefined && userId !== ownId;
  const threadOf = (chatId: string) => cache.getQueryCache().find({ queryKey: threadAtom.key(chatId) });
  const isNew = (message: ChatMessage) =>
    isOfOthers(message) && threadOf(message.chatId)?.isActive() !== true;
  const isListed = ({ chatId }: ChatMessage) =>
    cache.getQueryData<readonly Chat[]>(CHATS)?.some(({ _id }) => _id === chatId) === true;
  const stale: QueryKey[] = [];
  for (const chatId of new Set(received.map((message) => message.chatId))) {
    const messages = received.filter((message) => message.chatId === chatId);
    updateCached<Thread>(cache, threadAtom.key(chatId), (known) => known && withMessages(known, messages));
    // Fetching the newest page marks it as read. A chat that failed to load is refetched, to show the sent message.
    if (messages.some(isOfOthers) || threadOf(chatId)?.state.status === 'error')
      stale.push(threadAtom.key(chatId));
  }
  if (received.some((message) => isOfOthers(message) || !isListed(message))) stale.push(CHATS);
  if (received.some(isNew)) stale.push(unreadAtom.key());
  updateCached<readonly Chat[]>(cache, CHATS, (chats) =>
    received.reduce((list, message) => list && withListedMessage(list, message, isNew(message)), chats),
  );
  void invalidate(cache, stale);
});

/** Adds the messages of the list to chats that aren't fetched: one that is visible without focus would be marked as read. */
function addListedMessages(cache: QueryClient): void {
  for (const { _id, messages = [] } of cache.getQueryData<readonly Chat[]>(CHATS) ?? []) {
    const thread = cache.getQueryCache().find<Thread>({ queryKey: threadAtom.key(_id), type: 'inactive' });
    const known = thread?.state.data;
    if (thread === undefined || known === undefined) continue;
    thread.setData(withListedMessages(known, messages));
    thread.invalidate();
  }
}

/**
 * Refetches chats, because messages may have been missed.
 * @param hasCounters whether the counters are new
 */
export const refetchMessagesAtom = atom(null, async (get, set, hasCounters: boolean): Promise<void> => {
  const cache = get(cacheAtom);
  if (!hasCounters) void set(refreshUnreadAtom);
  // The list is refetched last: reading a chat changes its counts, which would make a pending list outdated.
  await invalidate(cache, [threadAtom.key()]);
  await invalidate(cache, [CHATS]);
  addListedMessages(cache);
});

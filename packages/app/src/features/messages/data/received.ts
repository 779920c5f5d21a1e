import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai';
import type { Chat, ChatMessage } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { cacheAtom, invalidate, updateCached } from '#shared/service/cache.ts';
import { withListedMessage } from '../rules/chats.ts';
import { withListedMessages, withMessages, type Thread } from '../rules/thread.ts';
import { chatsAtom } from './chats.ts';
import { threadAtom } from './thread.ts';
import { refreshUnreadAtom, unreadAtom } from './unread.ts';

/** Adds messages that were received together from the live connection, or sent here. */
export const messagesReceivedAtom = atom(null, (get, _set, received: readonly ChatMessage[]): void => {
  const cache = get(cacheAtom);
  const ownId = get(meAtom).data?._id;
  const isOfOthers = ({ userId }: ChatMessage) => userId !== undefined && userId !== ownId;
  const stale = new Set<QueryKey>();
  const isShown = new Map<string, boolean>();
  const chats = cache.getQueryData<readonly Chat[]>(chatsAtom.key());
  for (const [chatId, messages] of Map.groupBy(received, (message) => message.chatId)) {
    const threadKey = threadAtom.key(chatId);
    const thread = cache.getQueryCache().find({ queryKey: threadKey });
    isShown.set(chatId, thread?.isActive() ?? false);
    updateCached<Thread>(cache, threadKey, (known) => known && withMessages(known, messages));
    const isAnswered = messages.some(isOfOthers);
    // Fetching the newest page marks it as read. A chat that failed to load is refetched, to show the sent message.
    if (isAnswered || thread?.state.status === 'error') stale.add(threadKey);
    if (isAnswered || !chats?.some(({ _id }) => _id === chatId)) stale.add(CHATS);
    if (isAnswered && isShown.get(chatId) !== true) stale.add(UNREAD);
  }
  updateCached<readonly Chat[]>(cache, CHATS, (list) =>
    received.reduce(
      (all, message) =>
        all && withListedMessage(all, message, isOfOthers(message) && isShown.get(message.chatId) !== true),
      list,
    ),
  );
  void invalidate(cache, [...stale]);
});

const CHATS = chatsAtom.key();
const UNREAD = unreadAtom.key();

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
  void invalidate(cache, [threadAtom.key()]);
  await invalidate(cache, [CHATS]);
  addListedMessages(cache);
});

import { focusManager } from '@tanstack/query-core';
import { atom } from 'jotai';
import { unwrap, type Chat } from '@patient/api';
import { cacheAtom, updateCached } from '#shared/service/cache.ts';
import { query } from '#shared/service/query.ts';
import { withReadChat } from '@patient/api/model';
import { refreshUnreadAtom } from './unread.ts';

/** The patient's chats, the one with the newest message first (GET /api/chats). */
export const chatsAtom = query('listChats', ({ client, signal }) =>
  unwrap(client.GET('/api/chats', { signal })),
);

/** Whether the list has been fetched once, with or without success. A refetch doesn't change it. */
export const chatsSettledAtom = atom((get) => get(chatsAtom()).isFetched);

/**
 * Newest chat about a subscription, null for none (GET /api/chat). The service marks it as read, so it is requested only while
 * the tab is visible, and after the list, because it changes the list's unread counts. Disabled for an empty ID.
 */
export const subscriptionChatAtom = query(
  ['subscriptionChat', 'getChat'],
  async ({ client, signal }, subscriptionId: string) => {
    const [chat] = await unwrap(client.GET('/api/chat', { params: { query: { subscriptionId } }, signal }));
    return chat?._id ?? null;
  },
  (get, [subscriptionId]) => {
    const isListSettled = get(chatsSettledAtom);
    return { enabled: () => subscriptionId !== '' && isListSettled && focusManager.isFocused() };
  },
);

/** Marks a chat as read: its newest messages were loaded here. */
export const chatReadAtom = atom(null, (get, set, chatId: string): void => {
  updateCached<readonly Chat[]>(
    get(cacheAtom),
    chatsAtom.key(),
    (chats) => chats && withReadChat(chats, chatId),
  );
  void set(refreshUnreadAtom);
});

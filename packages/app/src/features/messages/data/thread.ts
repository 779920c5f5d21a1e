import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type ApiClient, type Chat } from '@patient/api';
import { family } from '#shared/service/atomFamily.ts';
import { attentionAtom } from '#shared/attention.ts';
import { announceChangeAtom, cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { query, type Query } from '#shared/service/query.ts';
import {
  missedPages,
  newestFetched,
  olderPage,
  pageOf,
  withNewestPages,
  withOlderPage,
  type Thread,
} from '@patient/api/model';
import { chatReadAtom, chatsSettledAtom } from './chats.ts';
import { refreshUnreadAtom } from './unread.ts';

/** Page of a chat, by default the newest one, which the service then marks as read. */
export const fetchPage = (client: ApiClient, chatId: string, page?: number): Promise<Chat> =>
  unwrapOne(client.GET('/api/chat', { params: { query: { chatId, ...(page && { page }) } } }));

/**
 * One chat (GET /api/chat), with the messages missed since the last time. The service marks the newest page as read, so it is
 * requested after the list, because it changes the list's unread counts, and repeated only while the window has focus. The
 * request is not aborted when the patient leaves: the service may have marked the chat as read.
 */
export const threadAtom: Query<readonly [string], Thread> = query(
  'getChat',
  async ({ client, store }, chatId: string): Promise<Thread> => {
    const known = () => store.get(cacheAtom).getQueryData<Thread>(threadAtom.key(chatId));
    try {
      const newest = await fetchPage(client, chatId);
      store.set(chatReadAtom, chatId);
      const missed = missedPages(known(), pageOf(newest)).map((page) => fetchPage(client, chatId, page));
      const before = known();
      const after = withNewestPages(before, [newest, ...(await Promise.all(missed))]);
      if (before === undefined || newestFetched(before) !== newestFetched(after))
        store.set(announceChangeAtom);
      return after;
    } catch (error) {
      void store.set(refreshUnreadAtom);
      throw error;
    }
  },
  (get) => {
    const isListSettled = get(chatsSettledAtom);
    const attention = get(attentionAtom);
    return {
      // Opening a chat is the patient's doing, with or without focus, which a frame around the page may have.
      enabled: ({ state }) =>
        isListSettled && (attention === 'focused' || (attention === 'visible' && state.data === undefined)),
      // Pages are a Map, which structural sharing would compare by identity anyway.
      structuralSharing: false,
    };
  },
);

/** Loads the page before the known ones. */
export const olderMessagesAtom = family((chatId: string) =>
  atomWithMutation<void, void>((get) => {
    const client = get(clientAtom);
    const queryKey = threadAtom.key(chatId);
    return {
      mutationFn: async () => {
        const thread = get(cacheAtom).getQueryData<Thread>(queryKey);
        const page = thread && olderPage(thread);
        if (page === undefined) return;
        const older = await fetchPage(client, chatId, page);
        get(cacheAtom).setQueryData<Thread>(queryKey, (now) => now && withOlderPage(now, older));
      },
    };
  }, cacheOf),
);

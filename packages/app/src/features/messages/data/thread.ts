import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type ApiClient, type Chat } from '@patient/api';
import { storeAtom } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { readUntilStable } from '#shared/service/readUntilStable.ts';
import {
  missedPages,
  olderPage,
  pageOf,
  withNewestPages,
  withOlderPage,
  type Thread,
} from '../rules/thread.ts';
import { chatsSettledAtom } from './chats.ts';
import { chatReadAtom, isSeen, receivedAtom, shownChatAtom, threadKey } from './received.ts';
import { refreshUnreadAtom } from './unread.ts';

const fetchPage = (client: ApiClient, chatId: string, page?: number): Promise<Chat> =>
  unwrapOne(client.GET('/api/chat', { params: { query: { chatId, ...(page && { page }) } } }));

/**
 * One chat (GET /api/chat), with what was missed since the last time. The service marks the newest page as read, so it is
 * requested only while the chat is on the screen of a visible tab, and after the list, which still has the number of unread
 * messages.
 */
export const threadAtom = family((chatId: string) =>
  queryAtom<Thread>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    const store = get(storeAtom);
    const isListSettled = get(chatsSettledAtom);
    const queryKey = threadKey(chatId);
    const known = () => cache.getQueryData<Thread>(queryKey);
    const received = () => store.get(receivedAtom);
    const read = async (): Promise<Thread> => {
      const newest = await fetchPage(client, chatId);
      store.set(chatReadAtom, chatId);
      const missed = missedPages(known(), pageOf(newest)).map((page) => fetchPage(client, chatId, page));
      const thread = withNewestPages(known(), [newest, ...(await Promise.all(missed))]);
      cache.setQueryData<Thread>(queryKey, thread);
      return thread;
    };
    return {
      queryKey,
      // A function: an option that changed with the tab would create the query again. TanStack refetches a tab that is shown again.
      enabled: () => isListSettled && isSeen(),
      // Pages are a Map, which structural sharing would compare by identity anyway.
      structuralSharing: false,
      // Not canceled when the patient leaves: the service may have marked the chat as read.
      queryFn: async () => {
        // Repeated for a message received concurrently, which the first response may lack, but only while the chat is seen:
        // fetching it marks it as read.
        let counted = received();
        const countWhileShown = () => {
          if (store.get(shownChatAtom) === chatId && isSeen()) counted = received();
          return counted;
        };
        try {
          return await readUntilStable(read, countWhileShown);
        } catch (error) {
          void store.set(refreshUnreadAtom);
          throw error;
        } finally {
          // After this response is in the cache, where it would count as fresh when the chat is shown again.
          if (received() !== countWhileShown())
            setTimeout(() => void cache.invalidateQueries({ queryKey, refetchType: 'none' }));
        }
      },
    };
  }),
);

/** Loads the page before the known ones. */
export const olderMessagesAtom = family((chatId: string) =>
  atomWithMutation<void, void>((get) => {
    const client = get(clientAtom);
    return {
      mutationFn: async () => {
        const thread = get(cacheAtom).getQueryData<Thread>(threadKey(chatId));
        const page = thread && olderPage(thread);
        if (page === undefined) return;
        const older = await fetchPage(client, chatId, page);
        get(cacheAtom).setQueryData<Thread>(threadKey(chatId), (now) => now && withOlderPage(now, older));
      },
    };
  }, cacheOf),
);

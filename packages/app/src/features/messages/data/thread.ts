import type { Getter } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type ApiClient, type Chat } from '@patient/api';
import { storeAtom, type Store } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';
import { readSteadily } from '#shared/service/readSteadily.ts';
import { missedPages, olderPage, pageOf, withAnswers, withOlderPage, type Thread } from '../rules/thread.ts';
import { chatReadAtom, isSeen, shownChatAtom } from './arrivals.ts';
import { chatsSettledAtom } from './chats.ts';
import { threadKey } from './keys.ts';
import { refreshUnreadAtom } from './unread.ts';
import { arrivalsAtom } from './version.ts';

const fetchPage = (client: ApiClient, chatId: string, page: number): Promise<Chat> =>
  unwrapOne(client.GET('/api/chat', { params: { query: { chatId, page } } }));

const known = (get: Getter, chatId: string) => get(cacheAtom).getQueryData<Thread>(threadKey(chatId));

const arrivals = (store: Store | undefined, chatId: string) => store?.get(arrivalsAtom(chatId)) ?? 0;

/** Counts what arrives, until the patient leaves the chat or the tab: from then on, reading again would take for read what nobody sees. */
function arrivalsWhileShown(store: Store | undefined, chatId: string): () => number {
  let counted = arrivals(store, chatId);
  return () => {
    if (store?.get(shownChatAtom) === chatId && isSeen()) counted = arrivals(store, chatId);
    return counted;
  };
}

/**
 * One chat (GET /api/chat), with what was missed since the last time. The service takes the newest page for read, so it is
 * asked for only while the chat is on the screen of a tab that is seen, and after the list, which still knows what was
 * unread.
 */
export const threadAtom = family((chatId: string) =>
  queryAtom<Thread>((get) => {
    const client = get(clientAtom);
    const store = get(storeAtom);
    const isListSettled = get(chatsSettledAtom);
    return {
      queryKey: threadKey(chatId),
      // Asked each time: an option that changed with the tab would make the query anew. The tab that is shown again asks.
      enabled: () => isListSettled && isSeen(),
      // Pages are a Map, which structural sharing would compare by identity anyway.
      structuralSharing: false,
      // Not given up when the patient leaves: the service may have taken the chat for read already. Repeated when something
      // arrived meanwhile: before the first answer there is no thread to add it to, and the answer may not have it.
      queryFn: () => {
        const counted = arrivalsWhileShown(store, chatId);
        const cache = get(cacheAtom);
        return readSteadily(async () => {
          const newest = await unwrapOne(client.GET('/api/chat', { params: { query: { chatId } } }));
          store?.set(chatReadAtom, chatId);
          const missed = await Promise.all(
            missedPages(known(get, chatId), pageOf(newest)).map((page) => fetchPage(client, chatId, page)),
          );
          const thread = withAnswers(known(get, chatId), [newest, ...missed]);
          get(cacheAtom).setQueryData<Thread>(threadKey(chatId), thread);
          return thread;
        }, counted)
          .catch((error: unknown) => {
            void store?.set(refreshUnreadAtom);
            throw error;
          })
          .finally(() => {
            if (arrivals(store, chatId) === counted()) return;
            // Once this answer is in the cache, where it would count as fresh when the chat is shown again.
            setTimeout(
              () => void cache.invalidateQueries({ queryKey: threadKey(chatId), refetchType: 'none' }),
            );
          });
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
        const thread = known(get, chatId);
        const page = thread && olderPage(thread);
        if (page === undefined) return;
        const answer = await fetchPage(client, chatId, page);
        get(cacheAtom).setQueryData<Thread>(threadKey(chatId), (now) => now && withOlderPage(now, answer));
      },
    };
  }, cacheOf),
);

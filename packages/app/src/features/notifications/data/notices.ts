import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { unwrapEnvelope, type ApiClient, type Notification } from '@patient/api';
import { LIMITS } from '#shared/limits.ts';
import { cacheAtom, updateCached } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { query, type Query } from '#shared/service/query.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import {
  isAboutTreatment,
  newNotices,
  nextPage,
  unreadIds,
  withNotices,
  withPage,
  withRead,
  type NoticeList,
  type NoticePage,
} from '@patient/api/model';

const { limit, page: FIRST } = LIMITS.notices;

async function fetchPage(client: ApiClient, page: number, signal?: AbortSignal): Promise<NoticePage> {
  const call = client.GET('/api/notices', {
    params: { query: { limit, page } },
    ...(signal && { signal }),
  });
  const { data, pagination, unread } = await unwrapEnvelope(call);
  return {
    items: data,
    total: pagination?.total ?? data.length,
    unread: unread ?? data.filter(({ hasRead }) => hasRead !== true).length,
    page,
  };
}

const cachedList = (cache: QueryClient) => cache.getQueryData<NoticeList>(noticesAtom.key());

/** Newest notifications (GET /api/notices), with those received through the socket. */
export const noticesAtom: Query<readonly [], NoticeList> = query(
  'listNotices',
  async ({ client, signal, store }): Promise<NoticeList> => {
    const page = await fetchPage(client, FIRST, signal);
    return withPage(cachedList(store.get(cacheAtom)), page);
  },
);

/** Loads a page and adds it to the list. */
async function addPage(client: ApiClient, cache: QueryClient, page: number): Promise<void> {
  const added = await fetchPage(client, page);
  cache.setQueryData<NoticeList>(noticesAtom.key(), (now) => withPage(now, added));
}

/** Loads the next page. */
export const moreNoticesAtom = mutation<void, void>('listNotices', {
  isQuiet: true,
  async send(client, _request, { cache }) {
    const list = cachedList(cache);
    const page = list && nextPage(list, limit);
    if (page !== undefined) await addPage(client, cache, page);
  },
});

/** Ids of all unread notifications; loads further pages if needed. */
async function loadUnread(client: ApiClient, cache: QueryClient): Promise<readonly string[]> {
  const list = cachedList(cache);
  const ids = list ? unreadIds(list) : [];
  const page = list && ids.length < list.unread ? nextPage(list, limit) : undefined;
  if (page === undefined) return ids;
  await addPage(client, cache, page);
  // Prevents an endless loop if the page adds nothing.
  return cachedList(cache)?.items.length === list?.items.length ? ids : loadUnread(client, cache);
}

/** Resolves to the ids of all unread notifications, because the socket marks them one by one. */
export const unreadNoticesAtom = mutation<void, readonly string[]>('listNotices', {
  isQuiet: true,
  send: (client, _request, { cache }) => loadUnread(client, cache),
});

/** Adds notifications that were received together, and refetches all data if one of them is about a treatment. */
export const noticesReceivedAtom = atom(null, (get, _set, received: readonly Notification[]): void => {
  const cache = get(cacheAtom);
  updateCached<NoticeList>(cache, noticesAtom.key(), (list) => list && withNotices(list, received));
  if (received.some(isAboutTreatment)) void refreshQueries(cache);
});

/** Marks a notification as read. It stays read in a pending response, too (`withPage`). */
export const noticeReadAtom = atom(null, (get, _set, id: string): void => {
  get(cacheAtom).setQueryData<NoticeList>(noticesAtom.key(), (list) => list && withRead(list, id));
});

async function refetchNotices(cache: QueryClient): Promise<void> {
  const before = cachedList(cache);
  await cache.invalidateQueries({ queryKey: noticesAtom.key() });
  const after = cachedList(cache);
  if (before && after && newNotices(before, after).some(isAboutTreatment)) await refreshQueries(cache);
}

/** Fetches missed notifications, and refetches all data if one of them is about a treatment. */
export const refetchNoticesAtom = atom(null, (get): void => void refetchNotices(get(cacheAtom)));

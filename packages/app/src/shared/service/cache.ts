import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { environmentAtom, sessionEndAtom } from '../environment.ts';
import { MESSAGES } from '../messages.ts';
import { cacheHolderAtom } from './resetQueries.ts';
import { notifyFailure } from './notify.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

/**
 * Query cache of this session, created when the first screen queries the service, so that /login does not load its code.
 * It is cleared when the session ends.
 */
export const cacheAtom = atom((get) => {
  const environment = get(environmentAtom);
  const cache = createQueryClient({
    onFailure: (error, since) => notifyFailure(environment, error, since),
    onChange(showsDone) {
      tabs.announce();
      if (showsDone) environment.toasts.show({ kind: 'info', message: MESSAGES.done });
    },
  });
  const tabs = joinOtherTabs(cache, environment.serviceUrl);
  // Refetches active queries when the tab becomes visible or the connection returns.
  cache.mount();
  const dispose = () => {
    tabs.close();
    cache.unmount();
    void cache.cancelQueries();
    cache.clear();
  };
  get(sessionEndAtom).addEventListener('abort', dispose, { once: true });
  get(cacheHolderAtom).cache = cache;
  return cache;
});

/** Invalidates queries: active ones refetch now, the others when they are used next. */
export const invalidate = async (cache: QueryClient, keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
};

/** Fetches a query again; a pending response may be older than what has just happened, so it is dropped. */
export const refetch = async (cache: QueryClient, queryKey: QueryKey): Promise<void> => {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
};

/** Applies an event to cached data. Fetches it again if a response is pending, which may lack the event. */
export function updateCached<Data>(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data | undefined,
): void {
  const isPending = cache.isFetching({ queryKey }) > 0;
  cache.setQueryData<Data>(queryKey, (data) => data && change(data));
  if (isPending) void refetch(cache, queryKey);
}

/** For the second argument of `atomWithMutation`; `queryAtom` has it. */
export const cacheOf = (get: Getter) => get(cacheAtom);

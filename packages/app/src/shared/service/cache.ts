import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { environmentAtom, sessionEndAtom } from '../environment.ts';
import { cacheHolderAtom } from './resetQueries.ts';
import { notifyDone, notifyFailure } from './notify.ts';
import { joinOtherTabs } from './otherTabs.ts';
import { createQueryClient } from './queryClient.ts';

const connectedCacheAtom = atom((get) => {
  const environment = get(environmentAtom);
  const cache = createQueryClient({
    onFailure: (error, since) => notifyFailure(environment, error, since),
    onChange(showsDone) {
      tabs.announce();
      if (showsDone) notifyDone(environment);
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
  return { cache, tabs };
});

/**
 * Query cache of this session, created when the first screen queries the service, so that /login does not load its code.
 * It is cleared when the session ends.
 */
export const cacheAtom = atom((get) => get(connectedCacheAtom).cache);

/** Makes the patient's other tabs refetch after a change that is no mutation, such as a message that was read. */
export const announceChangeAtom = atom(null, (get): void => get(connectedCacheAtom).tabs.announce());

/**
 * Invalidates queries: active ones refetch now, the others when they are used next. Pending responses are dropped, because they
 * may be older than the change.
 */
export async function invalidate(cache: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => cache.cancelQueries({ queryKey })));
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}

/** Applies an event or a mutation to cached data. Refetches if a response is pending, which may not include the change. */
export function updateCached<Data>(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (data: Data | undefined) => Data | undefined,
): void {
  const isPending = cache.isFetching({ queryKey, exact: true }) > 0;
  cache.setQueryData<Data>(queryKey, change);
  if (isPending) void invalidate(cache, [queryKey]);
}

/** Second argument of `atomWithQuery` and `atomWithMutation`. */
export const cacheOf = (get: Getter) => get(cacheAtom);

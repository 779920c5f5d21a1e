import type { DefaultError, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { atomWithQuery, type AtomWithQueryOptions } from 'jotai-tanstack-query';
import { cacheOf } from './cache.ts';

/**
 * `atomWithQuery` in the cache of the session. Unlike the original, it does not render outdated data for a frame after a
 * remount when the cache has newer data: a treatment that was just canceled would appear as active in the list.
 * @param getOptions options of the query
 */
export function queryAtom<
  QueryData = unknown,
  Failure = DefaultError,
  Data = QueryData,
  Key extends QueryKey = QueryKey,
>(getOptions: (get: Getter) => AtomWithQueryOptions<QueryData, Failure, Data, Key>) {
  // Evaluating the options again reads the result from the cache.
  const unmountCountAtom = atom(0);
  unmountCountAtom.onMount = (set) => () => set((count) => count + 1);
  return atomWithQuery<QueryData, Failure, Data, Key>((get) => {
    get(unmountCountAtom);
    return getOptions(get);
  }, cacheOf);
}

import type { DefaultError, QueryKey } from '@tanstack/query-core';
import { atom, type Getter } from 'jotai';
import { atomWithQuery, type AtomWithQueryOptions } from 'jotai-tanstack-query';
import { cacheOf } from './cache.ts';

/**
 * A read of the service, in the cache of the session. It is `atomWithQuery`, which on its own shows what it last had for a
 * frame when a screen comes back to it, though the cache has been given something newer meanwhile: a treatment that was
 * just cancelled would stand in the list as active.
 * @param getOptions key and function of the query
 */
export function queryAtom<
  QueryData = unknown,
  Failure = DefaultError,
  Data = QueryData,
  Key extends QueryKey = QueryKey,
>(getOptions: (get: Getter) => AtomWithQueryOptions<QueryData, Failure, Data, Key>) {
  // Anew with the options, the result is read from the cache.
  const leftAtom = atom(0);
  leftAtom.onMount = (set) => () => set((times) => times + 1);
  return atomWithQuery<QueryData, Failure, Data, Key>((get) => {
    get(leftAtom);
    return getOptions(get);
  }, cacheOf);
}

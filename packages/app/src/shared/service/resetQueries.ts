import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';

/** Holds the cache of this session once there is one. */
export const cacheHolderAtom = atom((): { cache?: QueryClient } => ({}));

/**
 * Drops every response of the service, so that a page that failed on one requests it again. In a file of its own: the error
 * page is loaded with every page, and the code of queries is not.
 */
export const resetQueriesAtom = atom(null, (get) => get(cacheHolderAtom).cache?.resetQueries());

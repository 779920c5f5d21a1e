import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';

/** Holder of this session's query cache, once it has been created. */
export const cacheHolderAtom = atom((): { cache?: QueryClient } => ({}));

/**
 * Resets all queries, so that a failed page requests its data again. A separate file, because every page loads the error
 * page but not the code of queries.
 */
export const resetQueriesAtom = atom(null, (get) => get(cacheHolderAtom).cache?.resetQueries());

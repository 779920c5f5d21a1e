import { MutationCache, QueryCache, QueryClient } from '@tanstack/query-core';

/**
 * Creates the cache of the service's answers.
 * @param onFailure receives every failed query and mutation; the client has reported most of them already
 */
export function createQueryClient(onFailure: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({ onError: onFailure }),
    defaultOptions: {
      // A failed call is shown at once, with a way to try again: the specification wants every failure told.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

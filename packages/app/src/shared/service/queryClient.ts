import { focusManager, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/query-core';
import { ApiError } from '@patient/api';
import { refreshAnswers } from './otherTabs.ts';

// By default after a timer, and atoms after a second one: on a busy device the message about a change could stand beside
// what the change has ended.
notifyManager.setScheduler(queueMicrotask);

/** What a cache reports. */
export interface CacheEvents {
  /** Receives every failed query and mutation; the client has reported most of them already. */
  readonly onFailure: (error: unknown) => void;
  /** Called after a mutation that succeeded. */
  readonly onChange: () => void;
}

/** The page acted on a state that the service no longer has. */
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Creates the cache of the service's answers. A change that met another state reads the new one. */
export function createQueryClient({ onFailure, onChange }: CacheEvents): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    mutationCache: new MutationCache({
      onSuccess: onChange,
      onError: (error) => {
        onFailure(error);
        if (isConflict(error)) void refreshAnswers(client);
      },
    }),
    defaultOptions: {
      // A failed call is shown at once, with a way to try again (specification section 8).
      queries: {
        retry: false,
        staleTime: 30_000,
        networkMode: 'always',
        // By default never in this mode. A tab that nobody sees reads when it is shown (docs/decisions/0043).
        refetchOnReconnect: () => focusManager.isFocused(),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

import {
  focusManager,
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type Query,
} from '@tanstack/query-core';
import { ApiError } from '@patient/api';
import { refreshQueries } from './otherTabs.ts';

// By default after a timer, and atoms after a second one: on a busy device the message about a change could stand beside
// what the change has ended.
notifyManager.setScheduler(queueMicrotask);

/** What a cache reports. */
export interface CacheEvents {
  /** Receives every failed query, with the time it began, milliseconds of `performance.now()`, and every failed mutation. */
  readonly onFailure: (error: unknown, since?: number) => void;
  /** Called after a mutation that succeeded; `showsDone` if it is to be notified. */
  readonly onChange: (showsDone: boolean) => void;
}

/** The page acted on a state that the service no longer has. */
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Creates the cache of the service's answers. A change that met another state reads the new one. */
export function createQueryClient({ onFailure, onChange }: CacheEvents): QueryClient {
  const starts = new WeakMap<Query<unknown, unknown>, number>();
  const queryCache = new QueryCache({
    onError: (error, query) => onFailure(error, starts.get(query)),
  });
  queryCache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') starts.set(event.query, performance.now());
  });
  const client = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onSuccess: (_data, _request, _context, { meta }) => onChange(meta?.['showsDone'] === true),
      onError: (error) => {
        onFailure(error);
        if (isConflict(error)) void refreshQueries(client);
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

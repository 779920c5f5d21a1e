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

// The default is a timer, and atoms add a second one: on a busy device the notification of a change could be rendered
// before the change itself.
notifyManager.setScheduler(queueMicrotask);

/** Time in which refetches of shown data don't repeat a message, ms. They run every 45 s while there is no connection. */
const QUIET_MS = 5 * 60_000;

/** Events of a query client. */
export interface CacheEvents {
  /**
   * Called after every failed mutation and query. A query's failure isn't shown if its message was shown after `since`,
   * milliseconds of `performance.now()`.
   */
  readonly onFailure: (error: unknown, since?: number) => void;
  /** Called after every successful mutation. */
  readonly onChange: (showsDone: boolean) => void;
}

/** Whether the page acted on outdated state. */
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Creates the query client. A mutation that fails with a conflict refetches all data. */
export function createQueryClient({ onFailure, onChange }: CacheEvents): QueryClient {
  const starts = new WeakMap<Query<unknown, unknown>, number>();
  const queryCache = new QueryCache({
    onError(error, query) {
      const isShown = query.state.data !== undefined;
      onFailure(error, (starts.get(query) ?? 0) - (isShown ? QUIET_MS : 0));
    },
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
        // The default in this mode is never. A hidden tab refetches when it becomes visible (docs/decisions/0043).
        refetchOnReconnect: () => focusManager.isFocused(),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

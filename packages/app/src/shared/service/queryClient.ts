import { MutationCache, QueryCache, QueryClient } from '@tanstack/query-core';
import { ApiError } from '@patient/api';
import { toastFor, type EndedCall } from './errorCatalogue.ts';
import type { Notifier } from './notifier.ts';

declare module '@tanstack/query-core' {
  interface Register {
    mutationMeta: {
      /** Method and path pattern as the description spells them, such as 'PATCH /api/subscription/pause/{id}'. */
      operation?: string;
    };
  }
}

const ended = (operation: string, end: Pick<EndedCall, 'ok' | 'error'>) =>
  toastFor({ operation, method: operation.split(' ')[0] ?? '', ...end });

/** What the notification says of a failed call; `operation` stands for one that the error does not name. */
export const failureOf = (error: unknown, operation: string) =>
  ended(error instanceof ApiError ? error.operation : operation, { ok: false, error });

/**
 * The cache of what the service said. Its handlers turn every failed call, and every successful change, into the one
 * notification by the table of the error catalogue (specification section 8).
 */
export function createQueryClient({ notify }: Pick<Notifier, 'notify'>): QueryClient {
  const show = (toast: ReturnType<typeof toastFor>) => toast && notify(toast);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => show(failureOf(error, 'GET')) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, _scope, mutation) =>
        show(failureOf(error, mutation.meta?.operation ?? '')),
      onSuccess: (_data, _variables, _context, _scope, mutation) => {
        const operation = mutation.meta?.operation;
        if (operation !== undefined) show(ended(operation, { ok: true }));
      },
    }),
    defaultOptions: {
      // A failed call is shown at once, with a way to try again: the specification wants every failure told.
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

import type { QueryClient, QueryKey } from '@tanstack/query-core';
import { atomWithMutation } from 'jotai-tanstack-query';
import type { ApiClient, OperationId, UploadClient } from '@patient/api';
import { environmentAtom, type Environment } from '../environment.ts';
import { cacheAtom, cacheOf, invalidate } from './cache.ts';
import { clientAtom, uploadClientAtom } from './client.ts';
import { mayHaveSucceeded } from './mayHaveSucceeded.ts';

/** What a mutation uses besides its request. */
export interface MutationContext {
  readonly cache: QueryClient;
  readonly environment: Environment;
  readonly uploadClient: UploadClient;
}

/** Declaration of a mutation. */
export interface MutationOptions<Request, Data> {
  readonly send: (client: ApiClient, request: Request, context: MutationContext) => Promise<Data>;
  /**
   * Reads the state of the service after a lost response, because the change may have been saved. Resolves to undefined if
   * it was not. Without it, a lost response is a failure.
   */
  readonly readBack?: (
    client: ApiClient,
    request: Request,
    context: MutationContext,
  ) => Promise<Data | undefined>;
  /** Whether success shows no "Done !", because a patient would not call it a change (decision 23). @default false */
  readonly isQuiet?: boolean;
  /** Mutations with the same scope run in serial. */
  readonly scope?: string;
  /** Updates the cache and the stored data; awaited by the mutation. */
  readonly onSuccess?: (context: MutationContext, data: Data, request: Request) => unknown;
  /** Queries to refetch after a failure, because the change may have been saved. */
  readonly refetchOnError?: (request: Request) => readonly QueryKey[];
}

/** Declares a mutation of the service. Its failure is shown in the notification. */
export function mutation<Request, Data = unknown>(
  operation: OperationId,
  { send, readBack, isQuiet = false, scope, onSuccess, refetchOnError }: MutationOptions<Request, Data>,
) {
  return atomWithMutation<Data, Request, Error>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    const context = { cache, environment: get(environmentAtom), uploadClient: get(uploadClientAtom) };
    const recover = async (request: Request, error: unknown): Promise<Data> => {
      const data = mayHaveSucceeded(error)
        ? await readBack?.(client, request, context).catch(() => undefined)
        : undefined;
      if (data === undefined) throw error;
      return data;
    };
    return {
      mutationKey: [operation],
      meta: { showsDone: !isQuiet },
      ...(scope !== undefined && { scope: { id: scope } }),
      mutationFn: (request) =>
        send(client, request, context).catch((error: unknown) => recover(request, error)),
      onSuccess: (data, request) => onSuccess?.(context, data, request),
      onError: (_error, request) => void invalidate(cache, refetchOnError?.(request) ?? []),
    };
  }, cacheOf);
}

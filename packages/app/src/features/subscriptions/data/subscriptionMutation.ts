import type { QueryClient } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import type { ApiClient, Subscription } from '@patient/api';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { periodPricesKey } from './periodPrices.ts';

/** Puts a changed subscription into the cache, and reads again what follows from it. */
async function afterChange(cache: QueryClient, changed: Subscription): Promise<void> {
  cache.setQueryData<Subscription>(subscriptionKeys.one(changed._id), changed);
  cache.setQueryData<Subscription[]>(subscriptionKeys.list, (before) =>
    before?.map((one) => (one._id === changed._id ? changed : one)),
  );
  await Promise.all([
    cache.invalidateQueries({ queryKey: subscriptionKeys.charges(changed._id) }),
    cache.invalidateQueries({ queryKey: periodPricesKey(changed._id) }),
  ]);
}

/** Reads a subscription again: the response can be lost after the change was made. */
async function afterFailure(cache: QueryClient, id: string): Promise<void> {
  await Promise.all([
    cache.invalidateQueries({ queryKey: subscriptionKeys.one(id) }),
    cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
  ]);
}

/** Call of a mutation, and what else follows from it. */
export interface SubscriptionCall<Request> {
  readonly send: (client: ApiClient, request: Request) => Promise<Subscription>;
  readonly onSuccess?: () => void;
}

/**
 * Mutation of one subscription; its result replaces the subscription in the cache.
 * @param connect reads what the call depends on
 */
export const subscriptionMutation = <Request extends { readonly id: string }>(
  mutationKey: readonly string[],
  connect: (get: Getter) => SubscriptionCall<Request>,
) =>
  atomWithMutation<Subscription, Request, Error>((get) => {
    const client = get(clientAtom);
    const cache = get(cacheAtom);
    const { send, onSuccess } = connect(get);
    return {
      mutationKey,
      mutationFn: (request) => send(client, request),
      onSuccess: (changed) => {
        onSuccess?.();
        return afterChange(cache, changed);
      },
      onError: (_error, { id }) => afterFailure(cache, id),
    };
  }, cacheOf);

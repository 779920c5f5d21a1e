import type { QueryClient } from '@tanstack/query-core';
import type { Getter } from 'jotai';
import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { clientAtom, quietClientAtom } from '#shared/service/client.ts';
import { isUnanswered } from '#shared/service/isUnanswered.ts';
import { periodPricesKey } from './periodPrices.ts';

/** Puts a changed subscription into the cache, and reads again what follows from it. */
async function afterChange(cache: QueryClient, changed: Subscription): Promise<void> {
  await keepSubscription(cache, changed);
  await Promise.all([
    cache.invalidateQueries({ queryKey: subscriptionKeys.charges(changed._id) }),
    cache.invalidateQueries({ queryKey: periodPricesKey(changed._id) }),
    cache.invalidateQueries({ queryKey: subscriptionKeys.orders }),
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
  /** Whether the subscription has what was asked for, where no answer told. */
  readonly isMade: (after: Subscription, request: Request) => boolean;
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
    const { send, isMade, onSuccess } = connect(get);
    const quietClient = get(quietClientAtom);
    /** The subscription after a call that told nothing, if it was made; otherwise the call's own error. */
    const readBack = async (request: Request, error: unknown): Promise<Subscription> => {
      const params = { path: { id: request.id } };
      const after = await unwrapOne(quietClient.GET('/api/subscription/{id}', { params })).catch(
        () => undefined,
      );
      if (after === undefined || !isMade(after, request)) throw error;
      return after;
    };
    return {
      mutationKey,
      mutationFn: (request) =>
        send(client, request).catch((error: unknown) => {
          if (!isUnanswered(error)) throw error;
          return readBack(request, error);
        }),
      onSuccess: (changed) => {
        onSuccess?.();
        return afterChange(cache, changed);
      },
      onError: (_error, { id }) => afterFailure(cache, id),
    };
  }, cacheOf);

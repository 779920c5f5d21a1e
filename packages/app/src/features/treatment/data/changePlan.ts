import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import type { planSelection } from '../rules/treatmentReset.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { PRICES } from '#shared/pricing/index.ts';

/** Change of a plan; absent fields stay. */
export interface PlanChange {
  readonly id: string;
  readonly plan?: ReturnType<typeof planSelection>;
  readonly addonIds?: readonly string[];
  readonly couponIds?: readonly string[];
}

/** Changes a plan during registration (PUT /api/subscription/{id}). */
export const changePlan = (
  client: ApiClient,
  { id, plan, addonIds, couponIds }: PlanChange,
): Promise<Subscription> =>
  unwrapOne(
    client.PUT('/api/subscription/{id}', {
      params: { path: { id } },
      body: {
        ...(plan && { plan }),
        ...(addonIds && { addonIds: [...addonIds] }),
        ...(couponIds && { couponIds: [...couponIds] }),
      },
    }),
  );

/** Mutation of {@link changePlan}; the response replaces the cached subscription. */
export const changePlanAtom = atomWithMutation<Subscription, PlanChange, Error>((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['changePlan'],
    // One after the other: the service must not get an older choice after a newer one.
    scope: { id: 'changePlan' },
    mutationFn: (request) => changePlan(client, request),
    onSuccess: async (changed) => {
      await keepSubscription(cache, changed);
      return cache.invalidateQueries({ queryKey: [PRICES] });
    },
    // The response can be lost after the change was made.
    onError: (_error, { id }) =>
      Promise.all(
        [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  };
}, cacheOf);

import { unwrapOne, type ApiClient, type Subscription } from '@patient/api';
import type { planSelection } from '../rules/treatmentReset.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
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
export const changePlanAtom = mutation<PlanChange, Subscription>('updateSubscription', {
  send: changePlan,
  // The service must not get an older choice after a newer one.
  scope: 'changePlan',
  async onSuccess({ cache }, changed) {
    await keepSubscription(cache, changed);
    await invalidate(cache, [[PRICES]]);
  },
  refetchOnError: ({ id }) => [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]],
});

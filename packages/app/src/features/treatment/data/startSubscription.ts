import { unwrapOne, type ProductType, type Subscription } from '@patient/api';
import { ACCOUNT } from '#shared/patient/accountMutation.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { startRegistration } from '#shared/patient/registrationStatus.ts';
import { keepSubscription } from '#shared/patient/keepSubscription.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';

/** Treatment to start. */
export interface NewSubscription {
  readonly productType: ProductType;
  readonly patientId: string;
}

/** Keys of an earlier treatment's price (specification section 4, "Creating a new treatment subscription"). */
const PRICING_KEYS = [
  'offerPrice',
  'originalPrice',
  'discountAmount',
  'couponDiscount',
  'appliedCouponCode',
] as const;

/**
 * Starts a further treatment: clears stored prices, creates the subscription, makes it current and sets the status
 * register, so that /steps continues with it. The service returns an unfinished registration of that treatment.
 */
export const startSubscriptionAtom = mutation<NewSubscription, Subscription>('startNewSubscription', {
  send(client, { productType, patientId }, { environment }) {
    for (const key of PRICING_KEYS) environment.session.keep(key, undefined);
    return unwrapOne(
      client.POST('/api/subscription/start-new', { body: { productType, patientId, couponIds: [] } }),
    );
  },
  async onSuccess({ cache, environment: { session, tab } }, started) {
    await keepSubscription(cache, started);
    // The account lists its subscriptions too.
    void invalidate(cache, [ACCOUNT]);
    session.setProductTypes([...new Set([...session.read().productTypes, started.productType])]);
    tab.set('currentSubscription', started._id);
    startRegistration(session, cache);
  },
  refetchOnError: () => [subscriptionKeys.list],
});

import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type Subscription } from '@patient/api';
import type { ProductType } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { cacheAtom, cacheOf } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
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
export const startSubscriptionAtom = atomWithMutation<Subscription, NewSubscription, Error>((get) => {
  const { session, currentSubscription } = get(environmentAtom);
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  return {
    mutationKey: ['startSubscription'],
    mutationFn: ({ productType, patientId }) => {
      for (const key of PRICING_KEYS) session.keep(key, undefined);
      return unwrapOne(
        client.POST('/api/subscription/start-new', { body: { productType, patientId, couponIds: [] } }),
      );
    },
    onSuccess: async (started) => {
      await keepSubscription(cache, started);
      // The account lists its subscriptions too.
      void cache.invalidateQueries({ queryKey: ['me'] });
      session.setProductTypes([...new Set([...session.read().productTypes, started.productType])]);
      currentSubscription.write(started._id);
      startRegistration(session, cache);
    },
    // The response can be lost after the subscription was created.
    onError: () => cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
  };
}, cacheOf);

import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrapOne, type Subscription } from '@patient/api';
import type { ProductType } from '../rules/slugs.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheAtom, cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { subscriptionKeys } from '../../../shared/patient/subscriptions.ts';

/** A treatment to begin. */
export interface NewSubscription {
  readonly productType: ProductType;
  readonly patientId: string;
}

/** What an earlier treatment was priced at (specification section 4, "Creating a new treatment subscription"). */
const PRICING_KEYS = [
  'offerPrice',
  'originalPrice',
  'discountAmount',
  'couponDiscount',
  'appliedCouponCode',
] as const;

/**
 * Begins a further treatment: forgets the prices of another, creates the subscription, makes it current and sets the
 * status register, so that /steps goes on with it. A registration of that treatment that was begun is gone on with.
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
    onSuccess: (started) => {
      cache.setQueryData<Subscription>(subscriptionKeys.one(started._id), started);
      cache.setQueryData<Subscription[]>(subscriptionKeys.list, (before) =>
        before === undefined ? undefined : [...before.filter(({ _id }) => _id !== started._id), started],
      );
      session.setProductTypes([...new Set([...session.read().productTypes, started.productType])]);
      currentSubscription.write(started._id);
      session.setStatus('register');
    },
    // The answer may be lost while the subscription was made.
    onError: () => cache.invalidateQueries({ queryKey: subscriptionKeys.list }),
  };
}, cacheOf);

import { atom } from 'jotai';
import { unwrap, unwrapOne, type ProductType, type Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { query } from '#shared/service/query.ts';
import type { PriceKeys } from '@patient/api/model';

/** First part of the query keys of prices, which are invalidated when a plan or its coupons change. */
export const PRICES = 'prices';

/** Average monthly price of a treatment. */
export const averagePriceAtom = query([PRICES, 'getAveragePrice'], ({ client, signal }, x: ProductType) =>
  unwrapOne(client.GET('/api/subscription/average-price/{x}', { params: { path: { x } }, signal })),
);

const discountsQuery = query(
  [PRICES, 'listSubscriptionDiscounts'],
  ({ client, signal }, id: string, doseId: string, frequencyOfReception: string | undefined) => {
    const params = { path: { id }, query: { doseId, ...(frequencyOfReception && { frequencyOfReception }) } };
    return unwrap(client.GET('/api/subscription/{id}/discounts', { params, signal }));
  },
  (_get, [, doseId]) => ({ enabled: doseId !== '' }),
);

/** Price of the plan's dose by delivery frequency; disabled until a dose is chosen. */
export const discountsAtom = ({ _id, plan }: Pick<Subscription, '_id' | 'plan'>) =>
  discountsQuery(_id, plan?.doseId ?? '', plan?.frequencyOfReception);

/** Stores a price on the device (specification section 3, pricing keys); undefined removes it. */
export const storePriceAtom = atom(null, (get, _set, keys: PriceKeys | undefined) => {
  const { session } = get(environmentAtom);
  session.store('originalPrice', keys?.originalPrice);
  session.store('offerPrice', keys?.offerPrice);
  session.store('discountAmount', keys?.discountAmount);
  session.store('couponDiscount', keys?.couponDiscount);
  session.store('appliedCouponCode', keys?.appliedCouponCode);
  session.store('calculatedPrice', keys?.calculatedPrice);
});

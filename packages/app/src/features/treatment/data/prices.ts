import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { unwrap, unwrapOne, type ProductType } from '@patient/api';
import { LIMITS } from '../../../shared/limits.ts';
import type { PriceKeys } from '../rules/priceKeys.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { cacheOf } from '../../../shared/service/cache.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { family } from '../../../shared/service/atomFamily.ts';
import { PRICES } from './treatment.ts';

/** The service's sums of the next periods (GET /api/subscription-price/{id}). */
export const periodPricesAtom = family((id: string) =>
  atomWithQuery((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [PRICES, 'periods', id],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/subscription-price/{id}', {
            params: { path: { id }, query: { periods: LIMITS.pricePeriods } },
            signal,
          }),
        ),
    };
  }, cacheOf),
);

/** Price of the plan's dose by delivery (GET /api/subscription/{id}/discounts). */
export const discountsAtom = family((id: string) =>
  atomWithQuery((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [PRICES, 'discounts', id],
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/api/subscription/{id}/discounts', { params: { path: { id }, query: {} }, signal }),
        ),
    };
  }, cacheOf),
);

/** Average price of a treatment per month (GET /api/subscription/average-price/{x}). */
export const averagePriceAtom = family((productType: ProductType) =>
  atomWithQuery((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [PRICES, 'average', productType],
      queryFn: ({ signal }) =>
        unwrapOne(
          client.GET('/api/subscription/average-price/{x}', { params: { path: { x: productType } }, signal }),
        ),
    };
  }, cacheOf),
);

/** Stores a price on the device (specification section 3, pricing keys); undefined removes it. */
export const keepPriceAtom = atom(null, (get, _set, keys: PriceKeys | undefined) => {
  const { session } = get(environmentAtom);
  session.keep('originalPrice', keys?.originalPrice);
  session.keep('offerPrice', keys?.offerPrice);
  session.keep('discountAmount', keys?.discountAmount);
  session.keep('couponDiscount', keys?.couponDiscount);
  session.keep('appliedCouponCode', keys?.appliedCouponCode);
  session.keep('calculatedPrice', keys?.calculatedPrice);
});

import { atom } from 'jotai';
import { unwrap, unwrapOne, type ProductType, type Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { family } from '#shared/service/atomFamily.ts';
import { clientAtom } from '#shared/service/client.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import type { PriceKeys } from '../rules/priceKeys.ts';

/** First part of the query keys of prices, which are refetched when a plan or its coupons change. */
export const PRICES = 'prices';

/** Average price of a treatment per month (GET /api/subscription/average-price/{x}). */
export const averagePriceAtom = family((productType: ProductType) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: [PRICES, 'average', productType],
      queryFn: ({ signal }) =>
        unwrapOne(
          client.GET('/api/subscription/average-price/{x}', { params: { path: { x: productType } }, signal }),
        ),
    };
  }),
);

const discountsFamily = family((key: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    const [id = '', doseId = '', ...reception] = key.split(' ');
    const frequencyOfReception = reception.join(' ');
    return {
      queryKey: [PRICES, 'discounts', id, doseId, frequencyOfReception],
      enabled: doseId !== '',
      queryFn: ({ signal }) => {
        const query = { doseId, ...(frequencyOfReception && { frequencyOfReception }) };
        return unwrap(
          client.GET('/api/subscription/{id}/discounts', { params: { path: { id }, query }, signal }),
        );
      },
    };
  }),
);

/** Price of the plan's dose by delivery (GET /api/subscription/{id}/discounts); nothing before a dose is chosen. */
export const discountsAtom = ({ _id, plan }: Pick<Subscription, '_id' | 'plan'>) =>
  discountsFamily(`${_id} ${plan?.doseId ?? ''} ${plan?.frequencyOfReception ?? ''}`);

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

import { atom } from 'jotai';
import type { PriceKeys } from '../rules/priceKeys.ts';
import { environmentAtom } from '#shared/environment.ts';

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

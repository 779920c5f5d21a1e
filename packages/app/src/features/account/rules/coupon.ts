import type { Coupon } from '@patient/api';
import { couponText } from '#shared/pricing/index.ts';
import { isProductType, treatmentName } from '#shared/treatments.ts';

/** Where a coupon is after it was given. */
export interface CouponPlace {
  /** Name of the treatment in registration that it is on; undefined where it is kept for the next one. */
  readonly treatment?: string | undefined;
}

/** What a coupon takes off, and which treatments it is for. */
export function couponTerms(coupon: Coupon): string {
  const types = (coupon.appliesTo ?? []).flatMap(({ appliesObjType = '' }) =>
    isProductType(appliesObjType) ? [treatmentName(appliesObjType)] : [],
  );
  return `${couponText(coupon)}${types.length > 0 ? `, for ${types.join(' or ')}` : ''}.`;
}

/** Where a coupon is used. */
export const couponPlace = ({ treatment }: CouponPlace): string =>
  treatment === undefined
    ? "It's saved to your account. On this device, we fill it in when you pay for your next treatment."
    : `It's on your ${treatment}. You'll see it when you pay.`;

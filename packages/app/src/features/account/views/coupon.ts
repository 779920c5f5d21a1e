import type { Coupon } from '@patient/api';
import type { AppliedCoupon } from '#shared/coupon.ts';
import { couponText } from '#shared/pricing/index.ts';
import { isProductType } from '@patient/api/model';
import { treatmentName } from '#shared/treatments.ts';

/** Discount of a coupon, and the treatments it applies to. */
export function couponTerms(coupon: Coupon): string {
  const types = (coupon.appliesTo ?? []).flatMap(({ appliesObjType = '' }) =>
    isProductType(appliesObjType) ? [treatmentName(appliesObjType)] : [],
  );
  return `${couponText(coupon)}${types.length > 0 ? `, for ${types.join(' or ')}` : ''}.`;
}

/** Text about where an applied coupon is used. */
export const couponUse = ({ productType }: Pick<AppliedCoupon, 'productType'>): string =>
  productType === undefined
    ? "It's saved to your account. On this device, we fill it in when you pay for your next treatment."
    : `It's on your ${treatmentName(productType)}. You'll see it when you pay.`;

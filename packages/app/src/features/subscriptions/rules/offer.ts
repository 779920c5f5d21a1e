import {
  couponText,
  isLasting,
  regularSum,
  type CouponValue,
  type PricedSubscription,
} from '#shared/pricing/index.ts';
import { formatCents } from '#shared/format/money.ts';

/** Part of a subscription that decides what an offer comes to. */
export interface OfferedSubscription extends PricedSubscription {
  readonly coupons?: readonly unknown[] | null | undefined;
}

/**
 * Sum of a bill with an offer, whole cents, as the service takes it off: a percentage of the delivery with its add-ons,
 * rounded to the nearest cent. Undefined where no price is known, or another coupon leaves the sum to the service.
 */
export function offeredSum(
  subscription: OfferedSubscription,
  { discountType, discountValue }: CouponValue,
): number | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || (subscription.coupons ?? []).length > 0) return undefined;
  const off = Math.round(discountType === '%' ? (regular * discountValue) / 100 : discountValue);
  return Math.max(0, regular - off);
}

/** What an offer gives: "You get 30% off each of your next 3 bills." */
export const offerText = (coupon: CouponValue): string =>
  `You get ${couponText({ ...coupon, periodsLeft: coupon.usingPeriodsCount }, 'next')}.`;

/** What the amount in a question leaves open about an offer: the price after it, or that the amount is without it. */
export function offerNote(subscription: OfferedSubscription, coupon: CouponValue): string | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || offeredSum(subscription, coupon) === undefined)
    return 'The amount above is before this offer.';
  return isLasting([coupon]) ? undefined : `After that, each bill is ${formatCents(regular)}.`;
}

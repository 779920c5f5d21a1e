import { couponText, isLasting, regularSum, type CouponValue } from '#shared/pricing/index.ts';
import { discountOf } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { hasEnded } from '#shared/format/status.ts';
import { isApproved, type SubscriptionFacts } from './actions.ts';

/**
 * The subscription that a win-back offer is for: approved, cancelled, its paid period over, and no other one for the same
 * treatment; undefined for none.
 * @param now milliseconds since 1970
 */
export const winbackSubscription = <Source extends SubscriptionFacts & { readonly productType?: string }>(
  subscriptions: readonly Source[],
  now: number,
): Source | undefined =>
  subscriptions.find(
    (subscription) =>
      subscription.status === 'cancel' &&
      isApproved(subscription) &&
      Date.parse(subscription.expiredAt ?? '') <= now &&
      !subscriptions.some((other) => other.productType === subscription.productType && !hasEnded(other)),
  );

/**
 * Sum of a bill with an offer, whole cents. Undefined where no price is known, or another coupon leaves the sum to the
 * service.
 */
export function offeredSum(subscription: SubscriptionFacts, coupon: CouponValue): number | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || (subscription.coupons ?? []).length > 0) return undefined;
  return Math.max(0, regular - discountOf(coupon, regular));
}

/** What an offer gives: "You get 30% off each of your next 3 bills." */
export const offerText = (coupon: CouponValue): string =>
  `You get ${couponText({ ...coupon, periodsLeft: coupon.usingPeriodsCount }, 'next')}.`;

/** What the amount in a question leaves open about an offer: the price after it, or that the amount is without it. */
export function offerNote(subscription: SubscriptionFacts, coupon: CouponValue): string | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || offeredSum(subscription, coupon) === undefined)
    return 'The amount above is before this offer.';
  return isLasting([coupon]) ? undefined : `After that, each bill is ${formatCents(regular)}.`;
}

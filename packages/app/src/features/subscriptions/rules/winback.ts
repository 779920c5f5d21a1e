import { appliesToEveryBill, couponText, regularSum, type CouponValue } from '#shared/pricing/index.ts';
import { couponBills, discountOf, monthsPerPeriod } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { hasEnded } from '#shared/format/status.ts';
import { isApproved, type SubscriptionFacts } from './actions.ts';

/**
 * Subscription for a win-back offer: approved, canceled, with an ended paid period, and without another one for the same
 * treatment; undefined if there is none.
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
 * Sum of a bill with an offer, whole cents. Undefined if the price is unknown, or if other coupons apply, whose combined
 * effect only the service calculates.
 */
export function offeredSum(subscription: SubscriptionFacts, coupon: CouponValue): number | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || (subscription.coupons ?? []).length > 0) return undefined;
  return Math.max(0, regular - discountOf(coupon, regular));
}

/** Text of an offer: "You get 30% off each of your next 3 bills." */
export function offerText(coupon: CouponValue, { plan }: Pick<SubscriptionFacts, 'plan'>): string {
  const bills = couponBills(coupon, monthsPerPeriod(plan));
  return `You get ${couponText({ ...coupon, ...(bills < Infinity && { periodsLeft: bills }) }, { from: 'next' })}.`;
}

/** Note about the shown amount: the price after the offer, or that the amount does not include the offer. */
export function offerNote(subscription: SubscriptionFacts, coupon: CouponValue): string | undefined {
  const regular = regularSum(subscription);
  if (regular === undefined || offeredSum(subscription, coupon) === undefined)
    return 'The amount above is before this offer.';
  return appliesToEveryBill([coupon]) ? undefined : `After that, each bill is ${formatCents(regular)}.`;
}

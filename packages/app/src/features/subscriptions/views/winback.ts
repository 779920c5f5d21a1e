import {
  appliesToEveryBill,
  regularSum,
  type CouponValue,
  couponBills,
  monthsPerPeriod,
  type SubscriptionFacts,
  offeredSum,
} from '@patient/api/model';
import { couponText } from '#shared/pricing/index.ts';
import { formatCents } from '#shared/format/money.ts';

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

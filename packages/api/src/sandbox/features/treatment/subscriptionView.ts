import { couponBills, monthsPerPeriod } from '../../../model/treatment/pricing.ts';
import type { Coupon, Subscription } from '../../core/schema.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { billOf } from './rules/bill.ts';
import { skipsLeft } from './rules/skips.ts';

/** Coupon of a subscription, with the number of bills that it still applies to. */
function couponOn({ couponBills: bills, plan }: SubscriptionRecord, coupon: Coupon): Coupon {
  const { _id, usingPeriodsCount } = coupon;
  if (usingPeriodsCount === undefined) return coupon;
  const all = couponBills(coupon, monthsPerPeriod(plan));
  return { ...coupon, periodsLeft: Math.max(0, all - (bills?.[_id] ?? 0)) };
}

/** Subscription as the patient sees it, with the price per delivery after coupons. */
export function subscriptionView(record: SubscriptionRecord): Subscription {
  const { couponBills: _bills, failedTries: _tries, prescribedFrom: _from, ...subscription } = record;
  const bill = billOf(record);
  const { coupons } = record;
  const left = skipsLeft(record);
  return {
    ...subscription,
    ...(coupons !== undefined && { coupons: coupons.map((coupon) => couponOn(record, coupon)) }),
    ...(bill !== undefined && bill.sum < bill.full && { discountedPrice: bill.sum }),
    ...(left !== undefined && { skipsLeft: left }),
  };
}

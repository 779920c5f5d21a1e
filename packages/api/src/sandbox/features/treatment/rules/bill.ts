import { appliesTo, couponBills, monthsPerPeriod } from '../../../../model/treatment/pricing.ts';
import type { Coupon, Plan } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { type Bill, itemize } from './pricing.ts';

/** Whether a coupon still applies after a number of bills of a plan; always without `usingPeriodsCount`. */
export const isCouponActive = (coupon: Coupon, billsBefore: number, plan?: Plan): boolean =>
  billsBefore < couponBills(coupon, monthsPerPeriod(plan));

/** Coupons for the bill `ahead` periods after the next one. */
export const couponsFor = (record: SubscriptionRecord, ahead = 0): Coupon[] =>
  (record.coupons ?? []).filter(
    (coupon) =>
      appliesTo(coupon, { ...record.plan, productType: record.productType }) &&
      isCouponActive(coupon, (record.couponBills?.[coupon._id] ?? 0) + ahead, record.plan),
  );

/** Bill of a subscription, `ahead` periods after the next one; undefined while its plan has no price. */
export function billOf(record: SubscriptionRecord, ahead = 0): Bill | undefined {
  const { plan, addons } = record;
  if (plan?.price === undefined) return undefined;
  return itemize({ plan, addons, coupons: couponsFor(record, ahead) });
}

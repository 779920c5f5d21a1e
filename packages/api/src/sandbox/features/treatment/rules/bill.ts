import { appliesTo } from '../../../../model/pricing.ts';
import type { Coupon } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { type Bill, itemise } from './pricing.ts';

/** Whether a coupon still applies after a number of bills; without usingPeriodsCount it always does. */
export const holdsFor = ({ usingPeriodsCount }: Coupon, billsBefore: number): boolean =>
  billsBefore < (usingPeriodsCount ?? Infinity);

/** Coupons that apply to a bill of the current plan, `ahead` periods after the next one. */
export const couponsFor = (record: SubscriptionRecord, ahead = 0): Coupon[] =>
  (record.coupons ?? []).filter(
    (coupon) =>
      appliesTo(coupon, { ...record.plan, productType: record.productType }) &&
      holdsFor(coupon, (record.couponBills?.[coupon._id] ?? 0) + ahead),
  );

/** What a subscription is billed with, `ahead` periods after the next bill; undefined while its plan has no price. */
export function billOf(record: SubscriptionRecord, ahead = 0): Bill | undefined {
  const { plan, addons } = record;
  if (plan?.price === undefined) return undefined;
  return itemise({ plan, addons, coupons: couponsFor(record, ahead) });
}

import { lifecycleStateOf } from './lifecycleState.ts';
import type { SubscriptionRecord } from './subscriptionRecord.ts';

/** Code of the win-back coupon. */
export const WINBACK = 'WELCOMEBACK';

/** Whether a coupon was taken off a bill of a subscription. */
export const hasBilled = ({ couponBills }: SubscriptionRecord, couponId: string): boolean =>
  (couponBills?.[couponId] ?? 0) > 0;

/** Whether a subscription has a coupon, or had one. */
export const usesCoupon = (record: SubscriptionRecord, couponId: string): boolean =>
  hasBilled(record, couponId) || (record.coupons ?? []).some(({ _id }) => _id === couponId);

/** Whether a patient can be won back with a subscription: it was approved and cancelled, and its paid period has ended. */
export const canWinBack = (record: SubscriptionRecord, now: number): boolean =>
  lifecycleStateOf(record) === 'cancelled' &&
  record.review?.value === 'approved' &&
  Date.parse(record.expiredAt ?? '') <= now;

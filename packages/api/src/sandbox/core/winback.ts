import { lifecycleStateOf } from '../../model/subscriptions/status.ts';
import type { SubscriptionRecord } from './subscriptionRecord.ts';

/** Code of the win-back coupon. */
export const WINBACK = 'WELCOMEBACK';

/** Whether a coupon was applied to a bill of a subscription. */
export const hasBilled = ({ couponBills }: SubscriptionRecord, couponId: string): boolean =>
  (couponBills?.[couponId] ?? 0) > 0;

/** Whether a subscription has or had a coupon. */
export const usesCoupon = (record: SubscriptionRecord, couponId: string): boolean =>
  hasBilled(record, couponId) || (record.coupons ?? []).some(({ _id }) => _id === couponId);

/** Whether a subscription qualifies for the win-back offer: it was approved and canceled, and its paid period has ended. */
export const canWinBack = (record: SubscriptionRecord, now: number): boolean =>
  lifecycleStateOf(record) === 'canceled' &&
  record.review?.value === 'approved' &&
  Date.parse(record.expiredAt ?? '') <= now;

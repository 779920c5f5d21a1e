import type { Coupon, Subscription } from '@patient/api';

/** Registration that a coupon is on, of a patient's subscriptions; undefined where the next payment has to apply it. */
export const couponHolder = <Holder extends Pick<Subscription, 'status' | 'coupons'>>(
  subscriptions: readonly Holder[],
  { _id }: Pick<Coupon, '_id'>,
): Holder | undefined =>
  subscriptions.find(
    ({ status, coupons }) => status === 'in_progress' && (coupons ?? []).some((coupon) => coupon._id === _id),
  );

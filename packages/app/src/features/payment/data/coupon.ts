import type { Coupon } from '@patient/api';
import { findCoupon, type CouponCode } from '#shared/coupon.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { PRICES } from '#shared/pricing/index.ts';
import { mutation } from '#shared/service/mutation.ts';

/** Coupon code entered for a subscription. */
export interface PlanCode extends CouponCode {
  /** ID of the subscription. */
  readonly id: string;
}

/** Mutation of {@link findCoupon}. Refetches on error: after a lost response, the coupon may be applied. */
export const findCouponAtom = mutation<PlanCode, Coupon>('applyLoginCouponByPath', {
  send: findCoupon,
  refetchOnError: ({ id }) => [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]],
});

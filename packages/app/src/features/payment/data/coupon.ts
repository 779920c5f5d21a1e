import type { Coupon } from '@patient/api';
import { findCoupon, type CouponCode } from '#shared/coupon.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { PRICES } from '#shared/pricing/index.ts';
import { mutation } from '#shared/service/mutation.ts';

/** Code for the plan of a subscription. */
export interface PlanCode extends CouponCode {
  /** Id of the subscription. */
  readonly id: string;
}

/** Mutation of {@link findCoupon}. Where the response is lost, the service may have put the coupon on the plan. */
export const findCouponAtom = mutation<PlanCode, Coupon>('applyLoginCouponByPath', {
  send: findCoupon,
  refetchOnError: ({ id }) => [subscriptionKeys.one(id), subscriptionKeys.list, [PRICES]],
});

import { applyCoupon, type AppliedCoupon, type CouponCode } from '#shared/coupon.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';

/** Applies the coupon of a code. One that no registration has stays pending, and the next payment step fills it in. */
export const applyCouponAtom = mutation<CouponCode, AppliedCoupon>('applyLoginCouponByPath', {
  async send(client, asked, { environment }) {
    const applied = await applyCoupon(client, asked);
    if (applied.productType === undefined) environment.session.savePendingCoupon(applied.coupon.name);
    return applied;
  },
  onSuccess: ({ cache }) => invalidate(cache, [subscriptionKeys.list, ...subscriptionKeys.each()]),
});

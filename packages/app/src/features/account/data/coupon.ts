import { unwrap, unwrapOne, type ApiClient, type Coupon } from '@patient/api';
import { couponHolder } from '#shared/patient/couponHolder.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { invalidate } from '#shared/service/cache.ts';
import { mutation } from '#shared/service/mutation.ts';
import { treatmentName } from '#shared/treatments.ts';
import type { CouponPlace } from '../rules/coupon.ts';

/** A coupon that was applied, and where. */
export interface AppliedCoupon extends CouponPlace {
  readonly coupon: Coupon;
}

/** Code of a patient. */
export interface CouponCode {
  readonly patientId: string;
  readonly code: string;
}

/** Treatment that has the coupon; undefined also where the list can't be read. */
async function findTreatment(
  client: ApiClient,
  patientId: string,
  coupon: Coupon,
): Promise<string | undefined> {
  try {
    const params = { query: { patientId } };
    const found = couponHolder(await unwrap(client.GET('/api/subscriptions', { params })), coupon);
    return found && treatmentName(found.productType);
  } catch {
    return undefined;
  }
}

/**
 * Applies the coupon of a code (GET apply-coupon-login): the service puts it on a registration that it is for. Without
 * one it is kept as the pending code, which the next payment step fills in.
 */
export const applyCouponAtom = mutation<CouponCode, AppliedCoupon>('applyLoginCouponByPath', {
  async send(client, { patientId, code }, { environment }) {
    const params = { path: { patientId }, query: { code } };
    const coupon = await unwrapOne(client.GET('/api/patient/apply-coupon-login/{patientId}', { params }));
    const treatment = await findTreatment(client, patientId, coupon);
    if (treatment === undefined) environment.session.savePendingCoupon(coupon.name);
    return { coupon, treatment };
  },
  onSuccess: ({ cache }) => invalidate(cache, [subscriptionKeys.list, ...subscriptionKeys.each()]),
});

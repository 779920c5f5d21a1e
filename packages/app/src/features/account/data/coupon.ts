import { atomWithMutation } from 'jotai-tanstack-query';
import { unwrap, unwrapOne, type Coupon } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { couponHolder } from '#shared/patient/couponHolder.ts';
import { subscriptionKeys } from '#shared/patient/subscriptions.ts';
import { cacheAtom, cacheOf, invalidate } from '#shared/service/cache.ts';
import { clientAtom } from '#shared/service/client.ts';
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

/**
 * Applies the coupon of a code (GET apply-coupon-login): the service puts it on a registration that it is for. Without
 * one it is kept as the pending code, which the next payment step fills in.
 */
export const applyCouponAtom = atomWithMutation<AppliedCoupon, CouponCode, Error>((get) => {
  const client = get(clientAtom);
  const cache = get(cacheAtom);
  const { session } = get(environmentAtom);
  /** Treatment that has the coupon; undefined also where the list can't be read. */
  const findTreatment = async (patientId: string, coupon: Coupon): Promise<string | undefined> => {
    try {
      const params = { query: { patientId } };
      const all = await unwrap(client.GET('/api/subscriptions', { params }));
      const found = couponHolder(all, coupon);
      return found && treatmentName(found.productType);
    } catch {
      return undefined;
    }
  };
  return {
    mutationKey: ['applyCoupon'],
    mutationFn: async ({ patientId, code }) => {
      const params = { path: { patientId }, query: { code } };
      const coupon = await unwrapOne(client.GET('/api/patient/apply-coupon-login/{patientId}', { params }));
      const treatment = await findTreatment(patientId, coupon);
      if (treatment === undefined) session.savePendingCoupon(coupon.name);
      return { coupon, treatment };
    },
    onSuccess: () => invalidate(cache, [subscriptionKeys.list, ...subscriptionKeys.each()]),
  };
}, cacheOf);

import { atom } from 'jotai';
import { unwrapOne, type Coupon } from '@patient/api';
import { isWorthKeeping } from '../rules/couponProblem.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { clientAtom } from '../../../shared/service/client.ts';

/** A code and whose it shall be. */
export interface CouponQuestion {
  readonly patientId: string;
  readonly code: string;
}

/** The coupon of a code that was typed; rejects with ApiError where it cannot be used (metadata.couponProblem). */
export const findCouponAtom = atom(null, (get, _set, { patientId, code }: CouponQuestion): Promise<Coupon> =>
  unwrapOne(
    get(clientAtom).GET('/api/patient/apply-coupon-login/{patientId}', {
      params: { path: { patientId }, query: { code } },
    }),
  ),
);

/**
 * Keeps the coupon of the code that the visitor came with (`pendingCouponCode`, once) for the patient and gives it, or
 * undefined where there is none. A code that nobody said no to, since the line was down, waits for the next time.
 */
export const takePendingCouponAtom = atom(
  null,
  async (get, _set, patientId: string): Promise<{ code: string; coupon: Promise<Coupon> } | undefined> => {
    const environment = get(environmentAtom);
    const code = environment.session.takePendingCoupon();
    if (code === undefined) return undefined;
    const coupon = unwrapOne(
      get(clientAtom).POST('/api/patient/apply-coupon-login', { body: { patientId, code } }),
    );
    coupon.catch((error: unknown) => {
      if (isWorthKeeping(error)) environment.session.savePendingCoupon(code);
    });
    return { code, coupon };
  },
);

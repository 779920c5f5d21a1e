import { atom, type Getter } from 'jotai';
import { unwrapOne, type Coupon } from '@patient/api';
import { isWorthKeeping, mayLackCall } from '../rules/couponProblem.ts';
import { environmentAtom } from '#shared/environment.ts';
import { keptDraft } from '#shared/outbox/draftAtom.ts';
import { keptText } from '#shared/outbox/readTexts.ts';
import { clientAtom } from '#shared/service/client.ts';
import { notifyFailure, notifyOnError } from '#shared/service/notify.ts';

/** Code that is typed and not applied, by subscription. */
export const couponDraftAtom = keptDraft('coupon', keptText);

/** Coupon code of a patient. */
export interface CouponQuestion {
  readonly patientId: string;
  readonly code: string;
}

/**
 * Looks up a code. The GET, which every service has, also puts the coupon on a registration that may be another one; the plan
 * takes it from there.
 */
async function lookUp(get: Getter, body: CouponQuestion): Promise<Coupon> {
  try {
    return await unwrapOne(get(clientAtom).POST('/api/patient/apply-coupon-login', { body }));
  } catch (error) {
    if (!mayLackCall(error)) {
      notifyFailure(get(environmentAtom), error);
      throw error;
    }
  }
  const params = { path: { patientId: body.patientId }, query: { code: body.code } };
  return notifyOnError(
    get(environmentAtom),
    unwrapOne(get(clientAtom).GET('/api/patient/apply-coupon-login/{patientId}', { params })),
  );
}

/** Finds the coupon of a typed code; rejects with ApiError where it cannot be used (metadata.couponProblem). */
export const findCouponAtom = atom(null, (get, _set, question: CouponQuestion) => lookUp(get, question));

/**
 * Finds the coupon of the visitor's pending code (`pendingCouponCode`, removed); undefined where there is none. A code
 * that the service did not reject, as when offline, stays pending.
 */
export const takePendingCouponAtom = atom(
  null,
  async (get, _set, patientId: string): Promise<{ code: string; coupon: Promise<Coupon> } | undefined> => {
    const { session } = get(environmentAtom);
    const code = session.takePendingCoupon();
    if (code === undefined) return undefined;
    const coupon = lookUp(get, { patientId, code });
    coupon.catch((error: unknown) => {
      if (isWorthKeeping(error)) session.savePendingCoupon(code);
    });
    return { code, coupon };
  },
);

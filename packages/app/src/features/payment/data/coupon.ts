import { atom } from 'jotai';
import { unwrapOne, type ApiClient, type Coupon } from '@patient/api';
import { isWorthKeeping } from '../rules/couponProblem.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import { keptDraft } from '../../../shared/outbox/draftAtom.ts';
import { keptText } from '../../../shared/outbox/readTexts.ts';
import { clientAtom } from '../../../shared/service/client.ts';

/** Code that is typed and not applied, by subscription. */
export const couponDraftAtom = keptDraft('coupon', keptText);

/** Coupon code of a patient. */
export interface CouponQuestion {
  readonly patientId: string;
  readonly code: string;
}

/** Looks up a code. Unlike the GET by path, the service puts it on no registration, which may be another one. */
const lookUp = (client: ApiClient, body: CouponQuestion): Promise<Coupon> =>
  unwrapOne(client.POST('/api/patient/apply-coupon-login', { body }));

/** Finds the coupon of a typed code; rejects with ApiError where it cannot be used (metadata.couponProblem). */
export const findCouponAtom = atom(null, (get, _set, question: CouponQuestion) =>
  lookUp(get(clientAtom), question),
);

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
    const coupon = lookUp(get(clientAtom), { patientId, code });
    coupon.catch((error: unknown) => {
      if (isWorthKeeping(error)) session.savePendingCoupon(code);
    });
    return { code, coupon };
  },
);

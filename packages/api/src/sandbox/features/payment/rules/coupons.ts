import type { Coupon } from '../../../core/schema.ts';
import { type Treatment, appliesTo } from '../../treatment/rules/couponTerms.ts';
import type { CouponRecord } from '../records.ts';

/** Why a coupon cannot be used, as `metadata.couponProblem` says it. */
export type CouponProblem = 'unknown' | 'expired' | 'usedUp' | 'notForTreatment';

export const couponMessages: Record<CouponProblem, string> = {
  unknown: 'We do not know this code',
  expired: 'This code has expired',
  usedUp: 'This code has been used up',
  notForTreatment: 'This code is not for this treatment',
};

export interface CouponUse {
  now: number;
  /** The patient has used it before, or is using it. */
  isUsed: boolean;
}

/** Whether a coupon can still be begun with; undefined when it can. */
export function couponEnded(coupon: CouponRecord, { now, isUsed }: CouponUse): CouponProblem | undefined {
  if (coupon.endsAt !== undefined && Date.parse(coupon.endsAt) < now) return 'expired';
  return isUsed || coupon.uses >= (coupon.mostUses ?? Infinity) ? 'usedUp' : undefined;
}

/** Why a coupon cannot be used on a treatment; undefined when it can (decisions, "Treatments and prices"). */
export function couponProblem(
  coupon: CouponRecord | undefined,
  use: CouponUse,
  treatments: readonly Treatment[],
): CouponProblem | undefined {
  if (coupon === undefined) return 'unknown';
  const ended = couponEnded(coupon, use);
  if (ended !== undefined) return ended;
  return treatments.length === 0 || treatments.some((treatment) => appliesTo(coupon, treatment))
    ? undefined
    : 'notForTreatment';
}

/** What a patient may see of a stored coupon. */
export function couponShown(record: CouponRecord): Coupon {
  const {
    endsAt: _ends,
    mostUses: _most,
    uses: _uses,
    isSecret: _secret,
    action: _action,
    ...coupon
  } = record;
  return coupon;
}

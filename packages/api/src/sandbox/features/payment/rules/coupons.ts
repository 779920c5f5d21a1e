import type { Coupon } from '../../../core/schema.ts';
import { appliesTo, type CouponTreatment } from '../../../../model/pricing.ts';
import type { CouponRecord } from '../records.ts';

/** Why a coupon cannot be used, as `metadata.couponProblem` says it. */
export type CouponProblem =
  | 'unknown'
  | 'expired'
  | 'usedUp'
  | 'notForTreatment'
  | 'needsMonthly'
  | 'needsQuarterly'
  | 'onlyToReactivate';

export const couponMessages: Record<CouponProblem, string> = {
  unknown: 'We do not know this code',
  expired: 'This code has expired',
  usedUp: 'This code has been used up',
  notForTreatment: 'This code is not for this treatment',
  needsMonthly: 'This code needs delivery every month',
  needsQuarterly: 'This code needs delivery every 3 months',
  onlyToReactivate: 'This code is only for a treatment that you reactivate',
};

export interface CouponUse {
  now: number;
  /** The patient has used it before, or is using it. */
  isUsed: boolean;
  /** What the patient is doing, such as `reactivate`; without it, registering. */
  action?: string;
}

/** Why a coupon can no longer be used; undefined when it can. */
export function couponEnded(coupon: CouponRecord, { now, isUsed }: CouponUse): CouponProblem | undefined {
  if (coupon.endsAt !== undefined && Date.parse(coupon.endsAt) < now) return 'expired';
  return isUsed || coupon.uses >= (coupon.mostUses ?? Infinity) ? 'usedUp' : undefined;
}

/** Why a coupon does not apply to any of these treatments: only their delivery is another one, or more than that. */
function scopeProblem(coupon: CouponRecord, treatments: readonly CouponTreatment[]): CouponProblem {
  const others = treatments.filter(({ frequencyOfDelivery: _delivery, ...other }) =>
    appliesTo(coupon, other),
  );
  const [delivery] = others.flatMap(({ frequencyOfDelivery }) => frequencyOfDelivery ?? []);
  if (delivery === undefined) return 'notForTreatment';
  return delivery === 'monthly' ? 'needsQuarterly' : 'needsMonthly';
}

/** Why a coupon cannot be used on a treatment; undefined when it can (decisions, "Treatments and prices"). */
export function couponProblem(
  coupon: CouponRecord | undefined,
  use: CouponUse,
  treatments: readonly CouponTreatment[],
): CouponProblem | undefined {
  if (coupon === undefined) return 'unknown';
  if (coupon.action !== undefined && coupon.action !== use.action) return 'onlyToReactivate';
  const ended = couponEnded(coupon, use);
  if (ended !== undefined) return ended;
  return treatments.length === 0 || treatments.some((treatment) => appliesTo(coupon, treatment))
    ? undefined
    : scopeProblem(coupon, treatments);
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

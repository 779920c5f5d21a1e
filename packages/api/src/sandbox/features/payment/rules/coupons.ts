import type { Coupon } from '../../../core/schema.ts';
import { appliesTo, type CouponTreatment } from '../../../../model/treatment/pricing.ts';
import type { CouponRecord } from '../records.ts';

/** Reason why a coupon can't be used, as in `metadata.couponProblem`. */
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
  /** Whether the patient has used it before or is using it. */
  isUsed: boolean;
  /** Action of the patient, such as `reactivate`. @default registering */
  action?: string;
}

/** Reason why a coupon can no longer be used; undefined if it can. */
export function couponEnded(coupon: CouponRecord, { now, isUsed }: CouponUse): CouponProblem | undefined {
  if (coupon.endsAt !== undefined && Date.parse(coupon.endsAt) < now) return 'expired';
  return isUsed || coupon.uses >= (coupon.mostUses ?? Infinity) ? 'usedUp' : undefined;
}

/** Reason why a coupon doesn't apply to any of these treatments: whether another delivery frequency would be enough. */
function scopeProblem(coupon: CouponRecord, treatments: readonly CouponTreatment[]): CouponProblem {
  const withOtherDelivery = treatments.filter(({ frequencyOfDelivery: _delivery, ...other }) =>
    appliesTo(coupon, other),
  );
  const [delivery] = withOtherDelivery.flatMap(({ frequencyOfDelivery }) => frequencyOfDelivery ?? []);
  if (delivery === undefined) return 'notForTreatment';
  return delivery === 'monthly' ? 'needsQuarterly' : 'needsMonthly';
}

/** Reason why a coupon can't be used for any of these treatments; undefined if it can (decisions, "Treatments and prices"). */
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

/** Coupon without the fields that patients don't see. */
export function couponView(record: CouponRecord): Coupon {
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

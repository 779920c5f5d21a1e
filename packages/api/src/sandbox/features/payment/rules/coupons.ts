import type { Coupon, Plan, ProductType } from '../../../core/schema.ts';

/** A coupon as it is stored, with what the service keeps to itself. */
export interface CouponRecord extends Coupon {
  /** The last instant it can be begun with; without it, there is none. */
  endsAt?: string;
  /** How many subscriptions may use it; without it, any number. */
  mostUses?: number;
  /** How many subscriptions have used it. */
  uses: number;
  /** Found by its code only, not in the list. */
  isSecret?: boolean;
  /** What it is for, such as `reactivate`; without it, for every occasion. */
  action?: string;
}

/** Why a coupon cannot be used, as `metadata.couponProblem` says it. */
export type CouponProblem = 'unknown' | 'expired' | 'usedUp' | 'notForTreatment';

export const couponWords: Record<CouponProblem, string> = {
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

/** What a code is to be used on; what is not chosen yet fits every coupon. */
export interface Treatment extends Pick<Plan, 'frequencyOfDelivery' | 'frequencyOfReception'> {
  productType: ProductType;
}

/** Whether a coupon is for a treatment, by its product type, delivery and reception. */
export function appliesTo({ appliesTo: only = {} }: Coupon, treatment: Treatment): boolean {
  const { productType, frequencyOfDelivery: delivery, frequencyOfReception: reception } = treatment;
  if (only.appliesObjType !== undefined && only.appliesObjType !== productType) return false;
  const deliveries = only.frequencyOfDelivery ?? [];
  if (deliveries.length > 0 && delivery !== undefined && !deliveries.includes(delivery)) return false;
  const wanted = only.frequencyOfReception;
  return wanted === undefined || reception === undefined || wanted === reception;
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

/** Whether a coupon still holds for a bill, when it has been taken off so many before; without a count it always does. */
export const holdsFor = ({ usingPeriodsCount }: Coupon, billsBefore: number): boolean =>
  billsBefore < (usingPeriodsCount ?? Infinity);

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

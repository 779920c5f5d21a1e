import type { SubscriptionRecord } from '../../core/subscriptions.ts';
import { NOBODY } from '../../core/collections.ts';
import type { Treatment } from '../treatment/rules/couponTerms.ts';
import type { CouponRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import { type CouponProblem, couponProblem, couponShown, couponWords } from './rules/coupons.ts';
import { lifecycleStateOf } from '../../core/lifecycleState.ts';
import { type Coupon } from '../../core/schema.ts';

/** The code of what a patient who comes back is offered. */
export const WINBACK = 'WELCOMEBACK';

/** A code as it is kept: in capitals, without the spaces around it. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** The coupon of a code. */
export const couponOf = ({ store }: Context, code: string): CouponRecord | undefined =>
  store.get('coupons', NOBODY, codeOf(code));

/** Whether a patient has used a coupon, or is using it; `except` leaves out a subscription that begins with it now. */
export const isUsedBy = ({ store }: Context, patientId: string, couponId: string, except?: string): boolean =>
  store
    .list('subscriptions', patientId)
    .some(
      ({ _id, couponBills, coupons = [] }) =>
        (couponBills?.[couponId] ?? 0) > 0 ||
        (_id !== except && coupons.some((coupon) => coupon._id === couponId)),
    );

/** The refusal of a coupon, with its reason for the page to read. */
export const refusedCoupon = (problem: CouponProblem): HttpError =>
  new HttpError(problem === 'unknown' ? 404 : 409, couponWords[problem], { couponProblem: problem });

/** What a subscription's coupons are asked against. */
export const treatmentOf = ({ productType, plan }: SubscriptionRecord): Treatment => ({
  ...plan,
  productType,
});

/**
 * The coupons of these ids, as a subscription begins with them; throws the refusal of the first that it cannot use.
 * `counted` are the codes that it is counted with already, so that none is used up by itself.
 */
export function couponsToUse(
  context: Context,
  record: SubscriptionRecord,
  couponIds: readonly string[],
  counted: readonly string[] = [],
): Coupon[] {
  const known = context.store.list('coupons', NOBODY);
  return [...new Set(couponIds)].map((id) => {
    const found = known.find(({ _id }) => _id === id);
    const isUsed = isUsedBy(context, record.patientId, id, record._id);
    const asked = found && counted.includes(found.name) ? { ...found, uses: found.uses - 1 } : found;
    const problem = couponProblem(asked, { now: context.clock(), isUsed }, [treatmentOf(record)]);
    if (found === undefined || problem !== undefined) throw refusedCoupon(problem ?? 'unknown');
    return couponShown(found);
  });
}

/** Counts a subscription more for each coupon that it was not counted with before. */
export function countUses(
  { store }: Context,
  coupons: readonly Coupon[],
  counted: readonly string[] = [],
): void {
  for (const { name } of coupons) {
    const record = store.get('coupons', NOBODY, codeOf(name));
    if (record === undefined || counted.includes(name)) continue;
    store.put('coupons', NOBODY, codeOf(name), { ...record, uses: record.uses + 1 });
  }
}

/** Whether a subscription is one that a patient is won back with: approved once, and what was paid for has run out. */
export function isWonBack(context: Context, record: SubscriptionRecord): boolean {
  const isOver = Date.parse(record.expiredAt ?? '') <= context.clock();
  return lifecycleStateOf(record) === 'cancelled' && record.review?.value === 'approved' && isOver;
}

/** A subscription taken up again, at the winback price if the patient may have it. */
export function withWinback(
  context: Context,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): SubscriptionRecord {
  const coupon = couponOf(context, WINBACK);
  if (coupon === undefined || !isWonBack(context, before)) return after;
  const isUsed = isUsedBy(context, before.patientId, coupon._id);
  const use = { now: context.clock(), isUsed };
  if (couponProblem(coupon, use, [treatmentOf(before)]) !== undefined) return after;
  countUses(context, [coupon]);
  return { ...after, coupons: [...(after.coupons ?? []), couponShown(coupon)] };
}

import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { SHARED } from '../../core/collections.ts';
import type { CouponTreatment } from '../../../model/treatment/pricing.ts';
import { isRegistering } from '../../../model/registration/steps.ts';
import type { CouponRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import { type CouponProblem, couponProblem, couponView, couponMessages } from './rules/coupons.ts';
import { canWinBack, hasBilled, usesCoupon, WINBACK } from '../../core/winback.ts';
import { type Coupon } from '../../core/schema.ts';

/** Normalized coupon code: trimmed and in capitals. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** Returns the coupon of a code. */
export const couponOf = ({ store }: Context, code: string): CouponRecord | undefined =>
  store.get('coupons', SHARED, codeOf(code));

/** Whether a patient has used a coupon or has it on a subscription; on those in `except`, only a bill counts as use. */
export const isUsedBy = (
  { store }: Context,
  patientId: string,
  couponId: string,
  except: readonly string[] = [],
): boolean =>
  store
    .list('subscriptions', patientId)
    .some((record) =>
      except.includes(record._id) ? hasBilled(record, couponId) : usesCoupon(record, couponId),
    );

/** Error for a coupon that can't be used, with the reason in its metadata. */
export const couponError = (problem: CouponProblem): HttpError =>
  new HttpError(problem === 'unknown' ? 404 : 409, couponMessages[problem], { couponProblem: problem });

/** Treatment of a subscription, to check coupons against. */
export const treatmentOf = ({ productType, plan }: SubscriptionRecord): CouponTreatment => ({
  ...plan,
  productType,
});

/** Registrations whose coupons can change. A held payment must have the amount that the patient agreed to. */
export const openRegistrations = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store
    .list('subscriptions', patientId)
    .filter(
      (record) =>
        isRegistering(record) && !store.list('charges', record._id).some(({ status }) => status === 'hold'),
    );

/** Removes coupons from the patient's other registrations: a code from a link or the profile is added to the first matching one. */
export function removeFromOthers(
  context: Context,
  { _id, patientId }: SubscriptionRecord,
  couponIds: readonly string[],
): void {
  for (const other of openRegistrations(context, patientId)) {
    const { coupons = [] } = other;
    const remaining = coupons.filter((coupon) => !couponIds.includes(coupon._id));
    if (other._id !== _id && remaining.length < coupons.length)
      context.store.put('subscriptions', patientId, other._id, { ...other, coupons: remaining });
  }
}

/**
 * Returns coupons for a subscription by id; throws for the first that can't be used.
 * @param counted codes whose use by this subscription is already counted, so that it doesn't exhaust its own coupon
 */
export function checkedCoupons(
  context: Context,
  record: SubscriptionRecord,
  couponIds: readonly string[],
  counted: readonly string[] = [],
): Coupon[] {
  const known = context.store.list('coupons', SHARED);
  return [...new Set(couponIds)].map((id) => {
    const found = known.find(({ _id }) => _id === id);
    const isUsed = isUsedBy(context, record.patientId, id, [record._id]);
    const checked = found && counted.includes(found.name) ? { ...found, uses: found.uses - 1 } : found;
    const problem = couponProblem(checked, { now: context.clock(), isUsed }, [treatmentOf(record)]);
    if (found === undefined || problem !== undefined) throw couponError(problem ?? 'unknown');
    return couponView(found);
  });
}

/** Counts one use of each coupon that is not in `counted`. */
export function countUses(
  { store }: Context,
  coupons: readonly Coupon[],
  counted: readonly string[] = [],
): void {
  for (const { name } of coupons) {
    const record = store.get('coupons', SHARED, codeOf(name));
    if (record === undefined || counted.includes(name)) continue;
    store.put('coupons', SHARED, codeOf(name), { ...record, uses: record.uses + 1 });
  }
}

/** Adds the win-back coupon to a reactivated subscription, if the patient can use it. */
export function withWinback(
  context: Context,
  before: SubscriptionRecord,
  after: SubscriptionRecord,
): SubscriptionRecord {
  const coupon = couponOf(context, WINBACK);
  if (coupon === undefined || !canWinBack(before, context.clock())) return after;
  const isUsed = isUsedBy(context, before.patientId, coupon._id);
  const use = { now: context.clock(), isUsed, action: 'reactivate' };
  if (couponProblem(coupon, use, [treatmentOf(before)]) !== undefined) return after;
  countUses(context, [coupon]);
  return { ...after, coupons: [...(after.coupons ?? []), couponView(coupon)] };
}

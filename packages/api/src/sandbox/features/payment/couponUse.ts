import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { SHARED } from '../../core/collections.ts';
import type { CouponTreatment } from '../../../model/pricing.ts';
import type { CouponRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import { isRegistering } from '../../../model/registrationSteps.ts';
import type { Context } from '../../core/context.ts';
import { type CouponProblem, couponProblem, couponShown, couponMessages } from './rules/coupons.ts';
import { canWinBack, hasBilled, usesCoupon, WINBACK } from '../../core/winback.ts';
import { type Coupon } from '../../core/schema.ts';

/** Stored form of a code: trimmed and in capitals. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase();

/** The coupon of a code. */
export const couponOf = ({ store }: Context, code: string): CouponRecord | undefined =>
  store.get('coupons', SHARED, codeOf(code));

/** Whether a patient has used a coupon, or is using it; `except` are subscriptions that may have it already. */
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

/** Error of a coupon that cannot be used, with its reason in the metadata. */
export const couponError = (problem: CouponProblem): HttpError =>
  new HttpError(problem === 'unknown' ? 404 : 409, couponMessages[problem], { couponProblem: problem });

/** What a subscription's coupons are asked against. */
export const treatmentOf = ({ productType, plan }: SubscriptionRecord): CouponTreatment => ({
  ...plan,
  productType,
});

/** Registrations whose coupons can change. While a payment is held, its sum is the one that the patient agreed to. */
export const openRegistrations = ({ store }: Context, patientId: string): SubscriptionRecord[] =>
  store
    .list('subscriptions', patientId)
    .filter(
      (record) =>
        isRegistering(record) && !store.list('charges', record._id).some(({ status }) => status === 'hold'),
    );

/** Takes coupons off a patient's other registrations: the code of a link or of the profile is on the first that it is for. */
export function takeOffOthers(
  context: Context,
  { _id, patientId }: SubscriptionRecord,
  couponIds: readonly string[],
): void {
  for (const other of openRegistrations(context, patientId)) {
    const { coupons = [] } = other;
    const left = coupons.filter((coupon) => !couponIds.includes(coupon._id));
    if (other._id !== _id && left.length < coupons.length)
      context.store.put('subscriptions', patientId, other._id, { ...other, coupons: left });
  }
}

/**
 * Coupons for a new subscription by id; throws the error of the first that cannot be used.
 * `counted` are the codes that the subscription is counted with already, so that it doesn't use up its own.
 */
export function couponsToUse(
  context: Context,
  record: SubscriptionRecord,
  couponIds: readonly string[],
  counted: readonly string[] = [],
): Coupon[] {
  const known = context.store.list('coupons', SHARED);
  return [...new Set(couponIds)].map((id) => {
    const found = known.find(({ _id }) => _id === id);
    const isUsed = isUsedBy(context, record.patientId, id, [record._id]);
    const asked = found && counted.includes(found.name) ? { ...found, uses: found.uses - 1 } : found;
    const problem = couponProblem(asked, { now: context.clock(), isUsed }, [treatmentOf(record)]);
    if (found === undefined || problem !== undefined) throw couponError(problem ?? 'unknown');
    return couponShown(found);
  });
}

/** Counts a use of each coupon that the subscription was not counted with before. */
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
  return { ...after, coupons: [...(after.coupons ?? []), couponShown(coupon)] };
}

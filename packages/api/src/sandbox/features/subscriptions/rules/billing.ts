import type { Coupon, Plan, SubscriptionRecord } from '../../../core/schema.ts';
import { appliesTo, holdsFor } from '../../payment/rules/coupons.ts';
import { addDays, addMonths, dayOf } from '../../../../model/dates.ts';
import { type Bill, itemise, monthsPerPeriod } from '../../treatment/rules/pricing.ts';
import { standingOf } from '../../../core/lifecycleState.ts';
import { anchorOf, movedBy, paused, unscheduled } from './transitions.ts';

/** Months a prescription lasts in the sandbox; US law lets most run for a year. */
const PRESCRIBED_MONTHS = 12;
/** How often a card is tried for one bill, and the days between. */
export const MOST_TRIES = 3;
export const DAYS_BETWEEN_TRIES = 3;

/** The deliveries one prescription is good for. */
export const prescribedPeriods = (plan: Plan | undefined): number =>
  PRESCRIBED_MONTHS / monthsPerPeriod(plan);

/** The deliveries that are left of the prescription; none means that it is due for renewal. */
export function refillsLeft(record: SubscriptionRecord): number {
  const used = (record.sequencePaymentPeriod ?? 0) - (record.prescribedFrom ?? 0);
  return Math.max(0, prescribedPeriods(record.plan) - used);
}

/** The coupons that hold for a bill, `ahead` periods after the next one, of the plan as it is by now. */
export const couponsFor = (record: SubscriptionRecord, ahead = 0): Coupon[] =>
  (record.coupons ?? []).filter(
    (coupon) =>
      appliesTo(coupon, { ...record.plan, productType: record.productType }) &&
      holdsFor(coupon, (record.couponBills?.[coupon._id] ?? 0) + ahead),
  );

/** What a subscription is billed with, `ahead` periods after the next bill; undefined while its plan has no price. */
export function billOf(record: SubscriptionRecord, ahead = 0): Bill | undefined {
  const { plan, addons } = record;
  if (plan?.price === undefined) return undefined;
  return itemise({ plan, addons, coupons: couponsFor(record, ahead) });
}

/** When something happens to a subscription by itself: its bill, or the end of its pause. Milliseconds since 1970. */
export function dueAt(record: SubscriptionRecord): number {
  const standing = standingOf(record);
  if (standing === 'paused') return Date.parse(record.pause?.until ?? '');
  if (standing === 'active' && record.plan?.price !== undefined)
    return Date.parse(record.nextBillingDate ?? '');
  return Number.NaN;
}

/** The record with a payment noted: the period it is in, the sum, and each coupon used once more. */
export function paid(record: SubscriptionRecord, sum: number): SubscriptionRecord {
  const { failedTries: _tries, ...rest } = record;
  const bills = couponsFor(record).map(({ _id }) => [_id, (record.couponBills?.[_id] ?? 0) + 1] as const);
  return {
    ...rest,
    sequencePaymentPeriod: (record.sequencePaymentPeriod ?? 0) + 1,
    latestBilledAmount: sum,
    paymentIntentStatus: 'succeeded',
    ...(bills.length > 0 && { couponBills: { ...record.couponBills, ...Object.fromEntries(bills) } }),
  };
}

/** The date a bill was meant for: its anchor, moved by what is skipped. */
function billDate(record: SubscriptionRecord, now: number): string {
  const anchor = anchorOf(record, now);
  const months = (record.skipPeriods ?? 0) * monthsPerPeriod(record.plan);
  return addMonths(anchor, months, record.billingDay ?? dayOf(anchor));
}

/** After a bill was paid: the next one comes a period later, and a renewal is offered with the last refill. */
export function billed(record: SubscriptionRecord, sum: number, now: number): SubscriptionRecord {
  const date = billDate(record, now);
  const billingDay = record.billingDay ?? dayOf(date);
  const next = addMonths(date, monthsPerPeriod(record.plan), billingDay);
  const after = movedBy({ ...paid(record, sum), billingDay, skipPeriods: 0 }, next, 0);
  return refillsLeft(after) === 0 ? { ...after, renewal: true } : after;
}

/** After the card was declined: it is tried again, and after the last try the subscription rests until it is resumed. */
export function declinedBill(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const date = billDate(record, now);
  const failedTries = (record.failedTries ?? 0) + 1;
  const billingDay = record.billingDay ?? dayOf(date);
  const tried = { ...record, paymentIntentStatus: 'requires_payment_method', billingDay, skipPeriods: 0 };
  if (failedTries < MOST_TRIES) {
    const again = addDays(date, failedTries * DAYS_BETWEEN_TRIES);
    return { ...tried, failedTries, billingAnchor: date, nextBillingDate: again, nextPeriodStart: again };
  }
  return paused(unscheduled(tried), { now, sum: billOf(record)?.sum ?? 0 });
}

/** A bill is due and no refill is left: nothing is sent or charged before the prescription is renewed. */
export const outOfRefills = (record: SubscriptionRecord): SubscriptionRecord => ({
  ...unscheduled(record),
  status: 'renewal',
  isApproved: false,
  renewal: record.review?.value !== 'pending',
});

import { refillsLeft } from '../../payment/rules/prescription.ts';
import { billOf, couponsFor } from '../../treatment/rules/bill.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { addDays, addMonths, dayOf } from '../../../../model/dates.ts';
import { monthsPerPeriod } from '../../../../model/pricing.ts';
import { lifecycleStateOf } from '../../../core/lifecycleState.ts';
import { anchorOf, movedBy, paused, unscheduled } from './transitions.ts';

/** How often a card is tried for one bill, and the days between. */
export const MOST_TRIES = 3;
export const DAYS_BETWEEN_TRIES = 3;

/** Time of a subscription's next scheduled event: its bill, or the end of its pause. Milliseconds since 1970. */
export function dueAt(record: SubscriptionRecord): number {
  const state = lifecycleStateOf(record);
  if (state === 'paused') return Date.parse(record.pause?.until ?? '');
  if (state === 'active' && record.plan?.price !== undefined) return Date.parse(record.nextBillingDate ?? '');
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

/** After a declined card: the bill is retried, and after the last try the subscription is paused until it is resumed. */
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

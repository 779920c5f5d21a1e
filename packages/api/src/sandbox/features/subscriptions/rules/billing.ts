import { refillsLeft } from '../../payment/rules/prescription.ts';
import { billOf, couponsFor } from '../../treatment/rules/bill.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { addDays, dayOf } from '../../../../model/dates.ts';
import { chargeAfter } from '../../../../model/subscriptions/billingDates.ts';
import { lifecycleStateOf } from '../../../../model/subscriptions/status.ts';
import { anchorOf, movedBy, paused, unscheduled } from './transitions.ts';

/** Number of attempts to charge a card for one bill, and the days between them. */
export const MAX_ATTEMPTS = 3;
export const DAYS_BETWEEN_ATTEMPTS = 3;

/** Time of a subscription's next event, its bill or the end of its pause, in milliseconds since 1970; NaN for none. */
export function dueAt(record: SubscriptionRecord): number {
  const state = lifecycleStateOf(record);
  if (state === 'paused') return Date.parse(record.pause?.until ?? '');
  if (state === 'active' && record.plan?.price !== undefined) return Date.parse(record.nextBillingDate ?? '');
  return Number.NaN;
}

/** Record after a payment, with its period, amount and coupon uses updated. */
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

/** Regular date of a bill: its anchor plus skipped periods. */
function billDate(record: SubscriptionRecord, now: number): string {
  return chargeAfter(record, anchorOf(record, now), record.skipPeriods ?? 0);
}

/** Record after a paid bill: the next bill is a period later, and after the last refill a renewal is offered. */
export function billed(record: SubscriptionRecord, sum: number, now: number): SubscriptionRecord {
  const date = billDate(record, now);
  const billingDay = record.billingDay ?? dayOf(date);
  const next = chargeAfter({ ...record, billingDay }, date, 1);
  const after = movedBy({ ...paid(record, sum), billingDay, skipPeriods: 0 }, next, 0);
  return refillsLeft(after) === 0 ? { ...after, renewal: true } : after;
}

/** Record after a declined card: the bill is retried, and after the last attempt the subscription is paused until it is resumed. */
export function declinedBill(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const date = billDate(record, now);
  const failedTries = (record.failedTries ?? 0) + 1;
  const billingDay = record.billingDay ?? dayOf(date);
  const declined = { ...record, paymentIntentStatus: 'requires_payment_method', billingDay, skipPeriods: 0 };
  if (failedTries < MAX_ATTEMPTS) {
    const retryDate = addDays(date, failedTries * DAYS_BETWEEN_ATTEMPTS);
    return {
      ...declined,
      failedTries,
      billingAnchor: date,
      nextBillingDate: retryDate,
      nextPeriodStart: retryDate,
    };
  }
  return paused(unscheduled(declined), { now, sum: billOf(record)?.sum ?? 0 });
}

/** Record when a bill is due without a refill: nothing is charged or sent until the prescription is renewed. */
export const outOfRefills = (record: SubscriptionRecord): SubscriptionRecord => ({
  ...unscheduled(record),
  status: 'renewal',
  isApproved: false,
  renewal: record.review?.value !== 'pending',
});

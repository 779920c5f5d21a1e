import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { dayOf, isoOf, later } from '../../../../model/dates.ts';
import { chargeAfter } from '../../../../model/subscriptions/billingDates.ts';

/** Date of the next bill without pauses and skips. */
export const anchorOf = (record: SubscriptionRecord, now: number): string =>
  record.billingAnchor ?? record.nextBillingDate ?? isoOf(now);

/** Record with its next bill and delivery moved by a number of periods from the anchor, on the same day of the month. */
export function movedBy(record: SubscriptionRecord, anchor: string, periods: number): SubscriptionRecord {
  const billingDay = record.billingDay ?? dayOf(anchor);
  const date = chargeAfter({ ...record, billingDay }, anchor, periods);
  return { ...record, billingAnchor: anchor, billingDay, nextBillingDate: date, nextPeriodStart: date };
}

/** Record with bills starting on a date, which also sets the day of the month. */
export const billedFrom = (record: SubscriptionRecord, date: string): SubscriptionRecord =>
  movedBy({ ...record, billingDay: dayOf(date) }, date, 0);

/** Record without a next bill. The day of the month stays, for later bills. */
export function unscheduled(record: SubscriptionRecord): SubscriptionRecord {
  const {
    billingAnchor: _anchor,
    nextBillingDate: _billing,
    nextPeriodStart: _period,
    failedTries: _tries,
    ...rest
  } = record;
  return rest;
}

/** Paused record; `sum` is the amount that is not billed during the pause. */
export function paused(
  record: SubscriptionRecord,
  { now, until, sum }: { now: number; until?: string | undefined; sum: number },
): SubscriptionRecord {
  const pauses = record.pauses ?? [];
  const pausedId = `${record._id}-pause-${pauses.length + 1}`;
  const createdAt = isoOf(now);
  return {
    ...record,
    status: 'pause',
    pause: { pausedId, from: createdAt, ...(until !== undefined && { until }) },
    pauses: [...pauses, { pausedId, sum, createdAt }],
  };
}

/** Pauses for a number of billing periods, in addition to skipped ones. */
export function pause(record: SubscriptionRecord, periods: number, now: number): SubscriptionRecord {
  const moved = movedBy(record, anchorOf(record, now), (record.skipPeriods ?? 0) + periods);
  return paused(moved, { now, until: moved.nextBillingDate, sum: (record.plan?.price ?? 0) * periods });
}

/** Ends a pause: the bill is due on its original date, or now if that date has passed. */
export function resume(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const { failedTries: _tries, ...rest } = record;
  const active = { ...rest, status: 'active', pause: null };
  const anchor = record.billingAnchor ?? record.nextBillingDate;
  const restored = anchor === undefined ? active : movedBy(active, anchor, record.skipPeriods ?? 0);
  if (Date.parse(restored.nextBillingDate ?? '') > now) return restored;
  return billedFrom({ ...active, skipPeriods: 0 }, isoOf(now));
}

/** Ends a pause on its planned date, when the bill is due. */
export function endPauseOnTime(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const until = record.pause?.until;
  if (record.status !== 'pause' || until === undefined || Date.parse(until) > now) return record;
  return movedBy({ ...record, status: 'active', pause: null, skipPeriods: 0 }, until, 0);
}

/**
 * Sets the number of upcoming periods to skip; 0 undoes the skip. If the resulting date has passed, the bill is due now.
 */
export function skip(record: SubscriptionRecord, skipPeriods: number, now: number): SubscriptionRecord {
  const moved = movedBy(record, anchorOf(record, now), skipPeriods);
  if (Date.parse(moved.nextBillingDate ?? '') > now) return { ...moved, skipPeriods };
  return billedFrom({ ...record, skipPeriods: 0 }, isoOf(now));
}

/** Record after a released hold, with the provider's status; unchanged if nothing was held. */
export const withoutHold = (record: SubscriptionRecord): SubscriptionRecord =>
  record.paymentIntentStatus === 'requires_capture' ? { ...record, paymentIntentStatus: 'canceled' } : record;

/** Cancels; the paid period lasts until `expiredAt`, and a pending change is removed. */
export function cancel(record: SubscriptionRecord, now: number): SubscriptionRecord {
  return {
    ...unscheduled(withoutHold(record)),
    status: 'cancel',
    isApproved: false,
    skipPeriods: 0,
    pause: null,
    expiredAt: later(anchorOf(record, now), isoOf(now)),
    ...(record.modifyRequest?.status === 'pending' && { modifyRequest: null }),
  };
}

/** Undoes a cancellation: active again if a doctor had approved it, otherwise back in review. */
export function reactivate(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const { expiredAt = isoOf(now), ...rest } = record;
  if (record.review?.value !== 'approved') return { ...rest, status: 'pending' };
  const active = { ...rest, status: 'active', isApproved: true };
  return Date.parse(expiredAt) > now ? movedBy(active, expiredAt, 0) : billedFrom(active, isoOf(now));
}

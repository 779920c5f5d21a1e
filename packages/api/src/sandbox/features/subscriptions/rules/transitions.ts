import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { addMonths, dayOf, isoOf, later } from '../../../../model/dates.ts';
import { monthsPerPeriod } from '../../../../model/pricing.ts';

/** The next bill as it would be without any pause or skip. */
export const anchorOf = (record: SubscriptionRecord, now: number): string =>
  record.billingAnchor ?? record.nextBillingDate ?? isoOf(now);

/** The record with its bill and delivery moved by a number of periods; the day of the month stays. */
export function movedBy(record: SubscriptionRecord, anchor: string, periods: number): SubscriptionRecord {
  const billingDay = record.billingDay ?? dayOf(anchor);
  const date = addMonths(anchor, periods * monthsPerPeriod(record.plan), billingDay);
  return { ...record, billingAnchor: anchor, billingDay, nextBillingDate: date, nextPeriodStart: date };
}

/** The record with its bills begun anew, on the day of the month that this date has. */
export const billedFrom = (record: SubscriptionRecord, date: string): SubscriptionRecord =>
  movedBy({ ...record, billingDay: dayOf(date) }, date, 0);

/** The record without any bill to come; the day of the month is kept for when there are bills again. */
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

/** The record with a pause written down, with what is not billed meanwhile. */
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

/** Pauses for whole billing periods; what was skipped before stays skipped. */
export function pause(record: SubscriptionRecord, periods: number, now: number): SubscriptionRecord {
  const moved = movedBy(record, anchorOf(record, now), (record.skipPeriods ?? 0) + periods);
  return paused(moved, { now, until: moved.nextBillingDate, sum: (record.plan?.price ?? 0) * periods });
}

/** Ends a pause: the bill returns to its date, or is due now if that date has passed. */
export function resume(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const { failedTries: _tries, ...rest } = record;
  const active = { ...rest, status: 'active', pause: null };
  const anchor = record.billingAnchor ?? record.nextBillingDate;
  const restored = anchor === undefined ? active : movedBy(active, anchor, record.skipPeriods ?? 0);
  if (Date.parse(restored.nextBillingDate ?? '') > now) return restored;
  return billedFrom({ ...active, skipPeriods: 0 }, isoOf(now));
}

/** Ends a pause in time; the bill is due as announced. */
export function endPauseInTime(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const until = record.pause?.until;
  if (record.status !== 'pause' || until === undefined || Date.parse(until) > now) return record;
  return movedBy({ ...record, status: 'active', pause: null, skipPeriods: 0 }, until, 0);
}

/**
 * Skips a number of coming periods; the number replaces an earlier one, and 0 undoes the skip. If the original date has
 * passed, the bill is due now.
 */
export function skip(record: SubscriptionRecord, skipPeriods: number, now: number): SubscriptionRecord {
  const moved = movedBy(record, anchorOf(record, now), skipPeriods);
  if (Date.parse(moved.nextBillingDate ?? '') > now) return { ...moved, skipPeriods };
  return billedFrom({ ...record, skipPeriods: 0 }, isoOf(now));
}

/** The record with no money held any more, in the provider's word; a payment that was not held stays as it is. */
export const holdReleased = (record: SubscriptionRecord): SubscriptionRecord =>
  record.paymentIntentStatus === 'requires_capture' ? { ...record, paymentIntentStatus: 'canceled' } : record;

/** Cancels; the paid period lasts until `expiredAt`, and a change that waits for a doctor is dropped. */
export function cancel(record: SubscriptionRecord, now: number): SubscriptionRecord {
  return {
    ...unscheduled(holdReleased(record)),
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

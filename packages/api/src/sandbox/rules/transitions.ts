import type { SubscriptionRecord } from '../schema.ts';
import { addMonths, isoOf, later } from './dates.ts';
import { monthsPerPeriod } from './pricing.ts';

/** Billing periods a pause or a skip may last, as the description says. */
export const LONGEST_BREAK = 3;

const anchorOf = (record: SubscriptionRecord, now: number): string =>
  record.billingAnchor ?? record.nextBillingDate ?? isoOf(now);

/** The record with its bill moved by so many periods; a delivery goes with its bill. */
function movedBy(record: SubscriptionRecord, anchor: string, periods: number): SubscriptionRecord {
  const date = addMonths(anchor, periods * monthsPerPeriod(record.plan));
  return { ...record, billingAnchor: anchor, nextBillingDate: date, nextPeriodStart: date };
}

function unscheduled(record: SubscriptionRecord): SubscriptionRecord {
  const { billingAnchor: _anchor, nextBillingDate: _billing, nextPeriodStart: _period, ...rest } = record;
  return rest;
}

/** Pauses for whole billing periods; what was skipped before stays skipped. */
export function pause(record: SubscriptionRecord, periods: number, now: number): SubscriptionRecord {
  const moved = movedBy(record, anchorOf(record, now), (record.skipPeriods ?? 0) + periods);
  const pauses = record.pauses ?? [];
  const pausedId = `${record._id}-pause-${pauses.length + 1}`;
  const createdAt = isoOf(now);
  return {
    ...moved,
    status: 'pause',
    pause: { pausedId, from: createdAt, until: moved.nextBillingDate ?? createdAt },
    pauses: [...pauses, { pausedId, sum: (record.plan?.price ?? 0) * periods, createdAt }],
  };
}

/** Takes the pause back: the bill returns to its date, or comes now when that date has passed meanwhile. */
export function resume(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const active = { ...record, status: 'active', pause: null };
  const restored = movedBy(active, anchorOf(record, now), record.skipPeriods ?? 0);
  if (Date.parse(restored.nextBillingDate ?? '') > now) return restored;
  return movedBy({ ...active, skipPeriods: 0 }, isoOf(now), 0);
}

/** A pause whose end has come is over, and the bill is due as announced. */
export function endPauseInTime(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const until = record.pause?.until;
  if (record.status !== 'pause' || until === undefined || Date.parse(until) > now) return record;
  return movedBy({ ...record, status: 'active', pause: null, skipPeriods: 0 }, until, 0);
}

/** Skips so many coming periods; the number replaces an earlier one, and 0 takes it back. */
export function skip(record: SubscriptionRecord, skipPeriods: number, now: number): SubscriptionRecord {
  return { ...movedBy(record, anchorOf(record, now), skipPeriods), skipPeriods };
}

/** Ends the contract; what is paid for lasts until `expiredAt`. */
export function cancel(record: SubscriptionRecord, now: number): SubscriptionRecord {
  return {
    ...unscheduled(record),
    status: 'cancel',
    isApproved: false,
    skipPeriods: 0,
    pause: null,
    expiredAt: later(anchorOf(record, now), isoOf(now)),
  };
}

/** Takes a cancellation back: running again if a doctor had approved it, else back in review. */
export function reactivate(record: SubscriptionRecord, now: number): SubscriptionRecord {
  const { expiredAt, ...rest } = record;
  if (record.review?.value !== 'approved') return { ...rest, status: 'pending' };
  return movedBy(
    { ...rest, status: 'active', isApproved: true },
    later(expiredAt ?? isoOf(now), isoOf(now)),
    0,
  );
}

import type { HistoryEntry } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { isoOf } from '../../../../model/dates.ts';
import { billOf } from '../../treatment/rules/bill.ts';

/** Entries that are kept of one subscription, so that it does not grow without end. */
const MOST_ENTRIES = 200;

/** Who changed a subscription, and how. */
export interface Change {
  readonly change: string;
  readonly by: 'patient' | 'doctor' | 'system';
  readonly userName?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What one bill costs before coupons; for a change that waits for a doctor, what it would cost. */
function priceOf(record: SubscriptionRecord, isAsked: boolean): number | undefined {
  const plan = isAsked ? (record.modifyRequest?.plan ?? record.plan) : record.plan;
  return billOf({ ...record, ...(plan && { plan }) })?.full;
}

/** The record after a change, with the change written down. */
export function recorded(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  { change, by, userName, now }: Change,
): SubscriptionRecord {
  const priceBefore = priceOf(before, false);
  const priceAfter = priceOf(after, change === 'change_requested');
  const entry: HistoryEntry = {
    change,
    by,
    createdAt: isoOf(now),
    ...(userName && { userName }),
    ...(priceBefore !== undefined && { priceBefore }),
    ...(priceAfter !== undefined && { priceAfter }),
  };
  return { ...after, history: [...(before.history ?? []), entry].slice(-MOST_ENTRIES) };
}

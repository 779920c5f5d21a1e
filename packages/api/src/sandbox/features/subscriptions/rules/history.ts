import type { KnownHistoryEntryBy, KnownHistoryEntryChange } from '../../../../generated/knownValues.ts';
import type { HistoryEntry } from '../../../core/schema.ts';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { isoOf } from '../../../../model/dates.ts';
import { billOf } from '../../treatment/rules/bill.ts';

/** Maximum number of history entries of a subscription. */
const MAX_ENTRIES = 200;

/** Change of a subscription and its author. */
export interface Change {
  readonly change: KnownHistoryEntryChange;
  readonly by: KnownHistoryEntryBy;
  readonly userName?: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Body weight that the patient gave with the change, pounds. */
  readonly weight?: number | undefined;
}

/** Amount of a bill before coupons; with `isRequested`, that of the pending change. */
function priceOf(record: SubscriptionRecord, isRequested: boolean): number | undefined {
  const plan = isRequested ? (record.modifyRequest?.plan ?? record.plan) : record.plan;
  return billOf({ ...record, ...(plan && { plan }) })?.full;
}

/** Record after a change, with a history entry for it. */
export function withHistoryEntry(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  { change, by, userName, now, weight }: Change,
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
    ...(weight !== undefined && { weight }),
  };
  return { ...after, history: [...(before.history ?? []), entry].slice(-MAX_ENTRIES) };
}

import type { HistoryEntry } from '@patient/api';
import { formatNoticeTime } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { sentence } from '#shared/format/plainText.ts';

/** One change of a treatment, formatted. */
export interface LedgerRow {
  readonly id: string;
  readonly change: string;
  readonly by: string;
  readonly time: string;
  /** Price of one bill; before and after where it changed, or would. */
  readonly price?: { readonly before?: string; readonly after: string };
}

const CHANGES: ReadonlyMap<string, string> = new Map([
  ['registered', 'Sent to a doctor'],
  ['approved', 'Treatment approved'],
  ['declined', 'Treatment declined'],
  ['paused', 'Paused'],
  ['resumed', 'Resumed'],
  ['skipped', 'Delivery skipped'],
  ['skip_undone', 'Skip undone'],
  ['canceled', 'Cancelled'],
  ['reactivated', 'Reactivated'],
  ['change_requested', 'Change of dose requested'],
  ['change_withdrawn', 'Request withdrawn'],
  ['change_approved', 'Change of dose approved'],
  ['change_declined', 'Change of dose declined'],
  ['renewal_requested', 'Renewal requested'],
  ['renewal_due', 'Prescription ran out'],
  ['followup_answered', 'Questions answered'],
  ['payment_failed', "Payment didn't go through"],
]);

/** Who made a change; the patient is the one who reads. */
function byText({ by, userName }: HistoryEntry): string {
  if (by === 'patient') return 'By you';
  if (by === 'doctor') return userName ? `By ${userName}` : 'By a doctor';
  return by === 'system' ? 'Automatic' : `By ${userName || sentence(by).toLowerCase()}`;
}

function priceOf({ priceBefore, priceAfter }: HistoryEntry): LedgerRow['price'] {
  if (priceAfter === undefined) return undefined;
  const after = formatCents(priceAfter);
  return priceBefore === undefined || priceBefore === priceAfter
    ? { after }
    : { before: formatCents(priceBefore), after };
}

/**
 * What was changed of a treatment, when, by whom and at what price, newest first. A change of a later release is shown in
 * its own words.
 * @param timeZone IANA name; without it the device's own
 */
export function ledgerRows(history: readonly HistoryEntry[], timeZone?: string): readonly LedgerRow[] {
  return history
    .map((entry, index) => {
      const price = priceOf(entry);
      return {
        id: `${index} ${entry.createdAt}`,
        change: CHANGES.get(entry.change) ?? sentence(entry.change),
        by: byText(entry),
        time: formatNoticeTime(entry.createdAt, timeZone) ?? '',
        ...(price && { price }),
      };
    })
    .toReversed();
}

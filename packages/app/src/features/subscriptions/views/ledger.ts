import type { HistoryEntry } from '@patient/api';
import { rowOf, type KnownHistoryEntryChange } from '@patient/api/model';
import { formatMoment } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';
import { sentence } from '#shared/format/plainText.ts';

const CHANGES = {
  registered: 'Sent to a doctor',
  approved: 'Treatment approved',
  declined: 'Treatment declined',
  paused: 'Paused',
  resumed: 'Resumed',
  skipped: 'Delivery skipped',
  skip_undone: 'Skip undone',
  canceled: 'Canceled',
  reactivated: 'Reactivated',
  change_requested: 'Change requested',
  change_withdrawn: 'Request withdrawn',
  change_approved: 'Change approved',
  change_declined: 'Change declined',
  renewal_requested: 'Renewal requested',
  renewal_due: 'Prescription ran out',
  followup_answered: 'Questions answered',
  payment_failed: "Payment didn't go through",
} satisfies Readonly<Record<KnownHistoryEntryChange, string>>;

/** Text about the author of a change. */
function byText({ by, userName }: HistoryEntry): string {
  if (by === 'patient') return 'By you';
  if (by === 'doctor') return userName ? `By ${userName}` : 'By a doctor';
  return by === 'system' ? 'Automatic' : `By ${userName || sentence(by).toLowerCase()}`;
}

/** Price of one bill; also the price before if it differs. */
function priceOf({ priceBefore, priceAfter }: HistoryEntry) {
  if (priceAfter === undefined) return undefined;
  const isSame = priceBefore === undefined || priceBefore === priceAfter;
  return { before: isSame ? undefined : formatCents(priceBefore), after: formatCents(priceAfter) };
}

/**
 * Changes of a treatment with date, author and price, newest first. An unknown change of a later release is shown by its
 * name.
 */
export const ledgerRows = (history: readonly HistoryEntry[]) =>
  history
    .map((entry, index) => ({
      id: `${index} ${entry.createdAt}`,
      change: rowOf(CHANGES, entry.change) ?? sentence(entry.change),
      by: byText(entry),
      time: formatMoment(entry.createdAt) ?? '',
      price: priceOf(entry),
    }))
    .toReversed();

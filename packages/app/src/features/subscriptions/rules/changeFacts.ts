import type { ChangePreview } from './previewChange.ts';
import type { Schedule } from './schedule.ts';
import { formatDay, formatDays } from '#shared/format/dates.ts';
import { formatCents } from '#shared/format/money.ts';

/** One line of a preview: value before and after. */
export interface ChangeFact {
  readonly term: string;
  readonly before?: string;
  readonly after: string;
}

const money = (cents: number | undefined): string | undefined =>
  cents === undefined ? undefined : formatCents(cents);

const lines: readonly {
  readonly term: string;
  readonly read: (schedule: Schedule, timeZone?: string) => string | undefined;
  readonly none?: string;
}[] = [
  { term: 'Held on your card', read: ({ held }) => money(held), none: 'Released' },
  { term: 'Charged when a doctor approves', read: ({ onApproval }) => money(onApproval) },
  { term: 'Paused until', read: ({ pausedUntil }, zone) => formatDay(pausedUntil, zone) },
  { term: 'Next billing', read: ({ nextBilling }, zone) => formatDay(nextBilling, zone), none: 'None' },
  { term: 'Next delivery', read: ({ nextDelivery }, zone) => formatDay(nextDelivery, zone), none: 'None' },
  { term: 'Skipped', read: ({ skipped }, zone) => formatDays(skipped, zone), none: 'None' },
  { term: 'Amount', read: ({ sum }) => money(sum) },
  { term: 'Paid for until', read: ({ endsAt }, zone) => formatDay(endsAt, zone) },
];

/**
 * Formatted effect of a change on dates and sum. A value absent before and after has no line; one that ends reads 'None'
 * (decisions, "Subscriptions").
 * @param timeZone IANA name; without it the device's own
 */
export function changeFacts({ before, after }: ChangePreview, timeZone?: string): readonly ChangeFact[] {
  return lines.flatMap(({ term, read, none }) => {
    const was = read(before, timeZone);
    const will = read(after, timeZone) ?? (was === undefined ? undefined : none);
    return will === undefined ? [] : [{ term, after: will, ...(was !== undefined && { before: was }) }];
  });
}

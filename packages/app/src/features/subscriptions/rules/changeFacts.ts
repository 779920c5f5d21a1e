import type { ChangePreview, Schedule } from './changes.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { formatCents } from '../../../shared/format/money.ts';

/** One line of what a change does: what it was and what it will be. */
export interface ChangeFact {
  readonly term: string;
  readonly before?: string;
  readonly after: string;
}

const lines: readonly {
  readonly term: string;
  readonly read: (schedule: Schedule, timeZone?: string) => string | undefined;
  readonly none?: string;
}[] = [
  { term: 'Paused until', read: ({ pausedUntil }, zone) => formatDay(pausedUntil, zone) },
  { term: 'Next billing', read: ({ nextBilling }, zone) => formatDay(nextBilling, zone), none: 'None' },
  { term: 'Next delivery', read: ({ nextDelivery }, zone) => formatDay(nextDelivery, zone), none: 'None' },
  { term: 'Amount', read: ({ sum }) => (sum === undefined ? undefined : formatCents(sum)) },
  { term: 'Paid for until', read: ({ endsAt }, zone) => formatDay(endsAt, zone) },
];

/**
 * What a change does to dates and sum, in words; what stays away before and after has no line, what falls away reads
 * 'None' (decisions, "Subscriptions").
 * @param timeZone IANA name; without it the device's own
 */
export function changeFacts({ before, after }: ChangePreview, timeZone?: string): readonly ChangeFact[] {
  return lines.flatMap(({ term, read, none }) => {
    const was = read(before, timeZone);
    const will = read(after, timeZone) ?? (was === undefined ? undefined : none);
    return will === undefined ? [] : [{ term, after: will, ...(was !== undefined && { before: was }) }];
  });
}

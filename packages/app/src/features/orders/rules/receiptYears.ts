import type { Charge } from '@patient/api';
import { formatDay } from '#shared/format/dates.ts';
import { isPaid } from './receipt.ts';

type DatedCharge = Pick<Charge, 'status' | 'sum' | 'createdAt'>;

/** Paid charges of one calendar year, newest first. */
export interface ReceiptYear<Dated> {
  readonly year: string;
  readonly charges: readonly Dated[];
  /** Whole cents. */
  readonly total: number;
}

const newestFirst = (one: DatedCharge, other: DatedCharge): number =>
  Date.parse(other.createdAt ?? '') - Date.parse(one.createdAt ?? '');

/**
 * Paid charges by calendar year, the latest year first.
 * @param timeZone IANA name; without it the device's own
 */
export function receiptYears<Dated extends DatedCharge>(
  charges: readonly Dated[],
  timeZone?: string,
): ReceiptYear<Dated>[] {
  const dated = charges.filter(isPaid).flatMap((charge) => {
    const year = formatDay(charge.createdAt, timeZone)?.slice(-4);
    return year === undefined ? [] : [{ year, charge }];
  });
  return [...new Set(dated.map(({ year }) => year))]
    .map((year) => {
      const own = dated.flatMap((one) => (one.year === year ? [one.charge] : [])).toSorted(newestFirst);
      return { year, charges: own, total: own.reduce((sum, charge) => sum + charge.sum, 0) };
    })
    .toSorted((one, other) => Number(other.year) - Number(one.year));
}

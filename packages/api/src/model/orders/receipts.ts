import type { Charge } from '../../client/entities.ts';
import { isPaid } from '../payment/charges.ts';

/** Number of a charge's receipt. */
export const receiptNumber = ({ _id, invoiceId }: Pick<Charge, '_id' | 'invoiceId'>): string =>
  invoiceId || _id;

type DatedCharge = Pick<Charge, 'status' | 'sum' | 'createdAt'>;

/** Paid charges of one calendar year, newest first. */
export interface ReceiptYear<Dated> {
  readonly year: string;
  readonly charges: readonly Dated[];
  /** Sum, whole cents. */
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
  const years = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });
  const dated = charges.filter(isPaid).flatMap((charge) => {
    const date = new Date(charge.createdAt ?? '');
    return Number.isNaN(date.getTime()) ? [] : [{ year: years.format(date), charge }];
  });
  return [...new Set(dated.map(({ year }) => year))]
    .map((year) => {
      const own = dated.flatMap((one) => (one.year === year ? [one.charge] : [])).toSorted(newestFirst);
      return { year, charges: own, total: own.reduce((sum, charge) => sum + charge.sum, 0) };
    })
    .toSorted((one, other) => Number(other.year) - Number(one.year));
}

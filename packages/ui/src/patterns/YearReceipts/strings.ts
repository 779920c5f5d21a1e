/** Strings shown by {@link YearReceipts}. */
export interface YearReceiptsStrings {
  /** Number of payments, in front of their total. */
  payments: (count: number, year: string) => string;
  /** After the total. */
  inTotal: string;
  print: string;
  /** Announced while the receipts to print are loading. */
  loading: string;
  /** Accessible name of the table. */
  caption: (year: string) => string;
  date: string;
  medicine: string;
  number: string;
  amount: string;
  /** Ends the accessible name of a receipt's link. */
  receipt: string;
}

export const defaultStrings: YearReceiptsStrings = {
  payments: (count, year) => `${count === 1 ? '1 payment' : `${count} payments`} in ${year},`,
  inTotal: 'in total.',
  print: 'Print or save as PDF',
  loading: 'Loading all of these receipts…',
  caption: (year) => `Payments in ${year}`,
  date: 'Date',
  medicine: 'Medicine',
  number: 'Number',
  amount: 'Amount',
  receipt: 'receipt',
};

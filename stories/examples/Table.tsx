import { Table, type TableColumn } from '@patient/ui/Table';

interface Bill {
  readonly id: string;
  /** Formatted day. */
  readonly day: string;
  /** Formatted amount. */
  readonly amount: string;
}

const columns: readonly TableColumn<Bill>[] = [
  { id: 'day', header: 'Date', cell: ({ day }) => day, isRowHeader: true },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
];

export const Bills = ({ bills }: { bills: readonly Bill[] }) => (
  <Table caption="Your bills" columns={columns} rows={bills} rowId={({ id }) => id} />
);

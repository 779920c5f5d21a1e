import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EmptyState } from '@patient/ui/EmptyState';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { Table, type TableColumn, type TableSort } from '@patient/ui/Table';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

interface Bill {
  readonly id: string;
  readonly day: string;
  readonly what: string;
  readonly cents: number;
}

const bills: readonly Bill[] = [
  { id: 'c', day: 'Mar 3, 2027', what: 'Finasteride 1 mg, 90 tablets', cents: 8400 },
  { id: 'b', day: 'Dec 3, 2026', what: 'Finasteride 1 mg, 90 tablets', cents: 7400 },
  { id: 'a', day: 'Sep 3, 2026', what: 'First visit', cents: 123_450 },
];

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const columns: readonly TableColumn<Bill>[] = [
  { id: 'day', header: 'Date', cell: ({ day }) => day, isRowHeader: true },
  { id: 'what', header: 'For', cell: ({ what }) => what },
  { id: 'status', header: 'Status', cell: () => <StatusBadge tone="success">Paid</StatusBadge> },
  { id: 'amount', header: 'Amount', cell: ({ cents }) => dollars(cents), align: 'end', isSortable: true },
  {
    id: 'open',
    header: 'Receipt',
    cell: ({ id, day }) => <Link href={`/user/bills/${id}`}>Receipt of {day}</Link>,
  },
];

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Bill>,
  args: { caption: 'Your bills', columns, rows: bills, rowId: ({ id }) => id },
});

/** Table with a caption, column headers and row headers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your bills' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'For',
      'Status',
      'Amount',
      'Receipt',
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'Mar 3, 2027' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$1,234.50' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(new Set(links).size).toBe(links.length);
  },
});

const sortBills = (sort: TableSort | undefined) =>
  sort ? bills.toSorted((a, b) => (sort.direction === 'ascending' ? 1 : -1) * (a.cents - b.cents)) : bills;

const onSort = fn();

function Sortable() {
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      caption="Your bills"
      columns={columns}
      rows={sortBills(sort)}
      rowId={({ id }) => id}
      sort={sort}
      onSort={(next) => {
        onSort(next);
        setSort(next);
      }}
    />
  );
}

/** A sortable header is a button, its column exposes the order, and focus stays. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: () => <Sortable />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Amount' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'ascending' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Dec 3, 2026');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Sep 3, 2026');
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

/** Stacked rows show column labels and remain a table for screen readers. */
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    await expect(canvas.getByRole('table', { name: 'Your bills' })).toBeVisible();
    const cell = canvas.getByRole('cell', { name: '$84.00' });
    await expect(cell).toHaveTextContent('Amount$84.00');
    const [day, amount] = [canvas.getByRole('rowheader', { name: 'Mar 3, 2027' }), cell];
    await expect(amount.getBoundingClientRect().top).toBeGreaterThan(day.getBoundingClientRect().bottom);
  },
});

/** Sort buttons stay visible above stacked rows. */
export const SortableOnAPhone = meta.story({
  render: () => <Sortable />,
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Amount' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
});

/** Announces loading and shows placeholder rows. */
export const Loading = meta.story({
  args: { rows: [], isLoading: true, loadingLabel: 'Loading your bills…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your bills…');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
});

export const Empty = meta.story({
  args: {
    rows: [],
    isCaptionHidden: true,
    empty: (
      <EmptyState icon="card" title="No bills yet">
        Your first bill comes when a doctor has approved your treatment.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No bills yet' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Your bills' })).toBeInTheDocument();
  },
});

const long = [
  ...bills,
  {
    id: 'd',
    day: 'Between Mar 3 and Mar 9, 2027',
    what: 'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL, 4 vials, refrigerated packaging',
    cents: 123_450,
  },
];

export const LongText = meta.story({
  tags: ['check'],
  args: { rows: long },
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { rows: long },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={10}>
      <Sortable />
      <Table {...args} caption="On their way" isLoading />
      <Table {...args} caption="None" rows={[]} empty={<p>No bills yet.</p>} />
      <div style={{ maxInlineSize: 330 }}>
        <Table {...args} caption="In a narrow container" />
      </div>
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { YearReceipts, type PaidReceipt } from '@patient/ui/YearReceipts';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const paid = (id: string, date: string, more: Partial<PaidReceipt> = {}): PaidReceipt => ({
  id,
  date,
  medicine: 'Finasteride 1 mg',
  number: `INV-${id}`,
  amount: '$84.00',
  href: `#${id}`,
  ...more,
});

const meta = preview.meta({
  title: 'Patterns/Orders/YearReceipts',
  component: YearReceipts,
  args: {
    year: '2026',
    receipts: [paid('3', 'Dec 3, 2026'), paid('2', 'Sep 3, 2026'), paid('1', 'Jun 3, 2026')],
    total: '$252.00',
    otherYears: [
      { year: '2025', href: '#2025' },
      { year: '2024', href: '#2024' },
    ],
    children: <p>Complete receipts</p>,
    onPrint: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 736 }}>{Story()}</div>],
});

/** The complete receipts are in the document and only printed. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^3 payments in 2026,/)).toHaveTextContent(
      '3 payments in 2026, $252.00 in total.',
    );
    const table = within(canvas.getByRole('table', { name: 'Payments in 2026' }));
    await expect(table.getAllByRole('row')[0]).toHaveTextContent('DateMedicineNumberAmount');
    await expect(table.getByRole('link', { name: /^Dec 3, 2026\s?, receipt$/ })).toHaveAttribute(
      'href',
      '#3',
    );
    await waitFor(() => expect(canvas.getByText('Complete receipts')).not.toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2025' })).toHaveFocus();
  },
});

/** Two payments of one day are told apart in the names of their links. */
export const TwoOnOneDay = meta.story({
  args: {
    receipts: [
      paid('2', 'Dec 3, 2026', { distinction: 'INV-2' }),
      paid('1', 'Dec 3, 2026', { distinction: 'INV-1' }),
    ],
    total: '$168.00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Dec 3, 2026\s?, INV-2, receipt$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Dec 3, 2026\s?, INV-1, receipt$/ })).toBeVisible();
  },
});

export const OnePayment = meta.story({
  args: { receipts: [paid('1', 'Jun 3, 2026')], total: '$84.00', otherYears: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1 payment in 2026,/)).toBeVisible();
  },
});

/** Until the complete receipts have loaded, nothing can be printed. */
export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Loading all of these receipts…' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Print or save as PDF/ }));
    await expect(args.onPrint).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Complete receipts')).not.toBeInTheDocument();
  },
});

const long = [
  paid('long', 'Dec 3, 2026', {
    medicine: 'Compounded Semaglutide with Cyanocobalamin Injection 2.5 mg',
    number: '64f0c0ffee64f0c0ffee64f0',
    amount: '$1,234.50',
  }),
];

export const Phone = meta.story({ tags: ['check'], args: { receipts: long }, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { receipts: long },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={8}>
      <YearReceipts {...args} />
      <YearReceipts {...args} year="2025" receipts={long} total="$1,234.50" otherYears={[]} />
      <YearReceipts {...args} year="2024" isLoading />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

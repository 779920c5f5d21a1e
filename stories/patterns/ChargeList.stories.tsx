import { expect, fn, userEvent, within } from 'storybook/test';
import { ChargeList, type ChargeEntry } from '@patient/ui/ChargeList';
import { Container } from '@patient/ui/Container';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const held: ChargeEntry = {
  id: 'held',
  date: 'Mar 1, 2027',
  label: 'Finasteride, 3 months',
  amount: '$84.00',
  status: { label: 'Authorized', tone: 'info' },
};
const paid: ChargeEntry = {
  id: 'paid',
  date: 'Dec 3, 2026',
  label: 'Finasteride, 3 months',
  amount: '$74.00',
  status: { label: 'Paid', tone: 'success' },
};
const coming: ChargeEntry = {
  id: 'coming',
  date: 'Jun 3, 2027',
  label: 'Finasteride, 3 months',
  amount: '$84.00',
  status: { label: 'Pending', tone: 'neutral', icon: 'calendar' },
};

const refunded: ChargeEntry = {
  id: 'refunded',
  date: 'Sep 3, 2026',
  label: 'Finasteride, one tablet missing',
  amount: '-$10.00',
  status: { label: 'Refunded', tone: 'neutral' },
};

const meta = preview.meta({
  title: 'Patterns/Subscriptions/ChargeList',
  component: ChargeList,
  args: {
    last: [held, paid],
    history: [paid, refunded],
    next: coming,
    onOpen: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** Last billings, history, next billing; each status has a label. */
export const Default = meta.story({
  tags: ['billing:last', 'billing:history'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Last billings',
      'History',
      'Next billing',
    ]);
    const last = within(canvas.getByRole('list', { name: 'Last billings' }));
    await expect(last.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Mar 1, 2027 Finasteride, 3 months $84.00 Authorized, open receipt',
      'Dec 3, 2026 Finasteride, 3 months $74.00 Paid, open receipt',
    ]);
  },
});

/** Each charge is a tab stop and opens its receipt. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(buttons[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('held');
    await userEvent.tab();
    await expect(buttons[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenLastCalledWith('paid');
    await userEvent.click(canvas.getByRole('button', { name: /Jun 3, 2027/ }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('coming');
  },
});

/** Each of the three lists has its own empty text. */
export const Empty = meta.story({
  args: { last: [], history: [], next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("We haven't billed you yet.")).toBeVisible();
    await expect(canvas.getByText('No billing is scheduled.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Loading is announced once; the headings are there already. */
export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your billing…');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The error is announced and can be retried. */
export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your billing");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('heading', { name: 'Billing' })).toHaveFocus();
    await expect(canvas.queryByText('$84.00')).not.toBeInTheDocument();
  },
});

const long: ChargeEntry = {
  ...held,
  label: 'Compounded semaglutide with cyanocobalamin 2.5 mg/0.5 mg per mL, 4 vials, refrigerated packaging',
  amount: '$1,234.50',
  status: { label: 'awaiting manual verification by your bank', tone: 'warning' },
};

export const LongText = meta.story({
  tags: ['check'],
  args: { last: [long], history: [long] },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { last: [long], history: [long] },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The usual statuses are not broken inside their word. */
export const LargeStatus = meta.story({
  args: { last: [held, refunded], history: [] },
  globals: largeTextOnPhone,
  // As far from the edge of the phone as on a page.
  render: (args) => (
    <Container>
      <ChargeList {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Authorized', 'Refunded', 'Pending']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(word));
      const tops = new Set([...range.getClientRects()].map(({ top }) => top));
      await expect(tops.size).toBe(1);
    }
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <Stack gap={12}>
      <ChargeList {...args} strings={{ title: 'Billing, ready' }} />
      <ChargeList {...args} strings={{ title: 'Billing, loading' }} state="loading" />
      <ChargeList {...args} strings={{ title: 'Billing, failed' }} state="error" />
      <ChargeList {...args} strings={{ title: 'Billing, empty' }} last={[]} history={[]} next={undefined} />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

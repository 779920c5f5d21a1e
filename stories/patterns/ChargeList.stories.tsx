import { expect, fn, userEvent, within } from 'storybook/test';
import { ChargeList, ChargeLists, type Charge } from '@patient/ui/ChargeList';
import { Card } from '@patient/ui/Card';
import { Container } from '@patient/ui/Container';
import { Stack } from '@patient/ui/Stack';
import { brands } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { linesOf } from '../linesOf.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const held: Charge = {
  id: 'held',
  date: 'Mar 1, 2027',
  amount: '$84.00',
  status: { label: 'Authorized', tone: 'info' },
  href: '#held',
};
const paid: Charge = {
  id: 'paid',
  date: 'Dec 3, 2026',
  amount: '$74.00',
  status: { label: 'Paid', tone: 'success' },
  href: '#paid',
};
const refunded: Charge = {
  id: 'refunded',
  date: 'Sep 3, 2026',
  amount: '-$10.00',
  status: { label: 'Refunded', tone: 'neutral' },
  href: '#refunded',
};

const meta = preview.meta({
  title: 'Patterns/Subscriptions/ChargeList',
  component: ChargeList,
  args: { title: 'Last billings', charges: [held, paid] },
  decorators: [
    (Story, { name }) =>
      name.startsWith('Sheet') ? Story() : <Card style={{ maxInlineSize: 560 }}>{Story()}</Card>,
  ],
});

/** Date, status and amount of each charge; the date links to its receipt. */
export const Default = meta.story({
  tags: ['billing:last', 'billing:history'],
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Last billings' }));
    await expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Mar 1, 2027, Authorized, $84.00, receiptAuthorized$84.00',
      'Dec 3, 2026, Paid, $74.00, receiptPaid$74.00',
    ]);
    await expect(list.getByRole('link', { name: /^Dec 3, 2026/ })).toHaveAttribute('href', '#paid');
  },
});

/** The number of the receipt tells charges of the same day, amount and status apart. */
export const SameDayAndAmount = meta.story({
  tags: ['check'],
  args: {
    charges: [
      { ...paid, number: 'INV-7' },
      { ...paid, id: 'again', number: 'INV-8' },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([
      'Dec 3, 2026, Paid, $74.00, INV-7, receipt',
      'Dec 3, 2026, Paid, $74.00, INV-8, receipt',
    ]);
  },
});

const failed: Charge = {
  id: 'failed',
  date: 'Mar 3, 2027',
  amount: '$84.00',
  status: { label: 'Failed', tone: 'danger' },
  href: '#failed',
};
const lists = [
  { title: 'Last billings', charges: [held, paid] },
  {
    title: 'Failed payments',
    charges: [failed],
    note: "You weren't charged for these.",
    strings: { receipt: 'details' },
  },
];

/** The patient chooses one of several lists. */
export const SeveralLists = meta.story({
  tags: ['billing:last', 'billing:history'],
  render: () => <ChargeLists lists={lists} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Last billings' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Failed payments');
    await expect(canvas.getByText("You weren't charged for these.")).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Failed payments' }));
    await expect(list.getByRole('link', { name: /, details$/ })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Last billings' })).not.toBeInTheDocument();
  },
});

/** One list has its title as a heading. */
export const OneList = meta.story({
  render: () => <ChargeLists lists={lists.slice(0, 1)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Last billings' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
  },
});

const goTo = fn();

/** Each charge is a tab stop and links to its receipt. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => (
    <UiProvider brand={brands[0]} navigate={goTo}>
      <ChargeList {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    goTo.mockClear();
    const links = canvas.getAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goTo.mock.lastCall?.[0]).toBe('#held');
    await userEvent.tab();
    await expect(links[1]).toHaveFocus();
  },
});

const long: Charge = {
  ...held,
  amount: '$1,234.50',
  status: { label: 'awaiting manual verification by your bank', tone: 'warning' },
};

export const LongText = meta.story({ tags: ['check'], args: { charges: [long] }, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { charges: [long] },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Words of the usual statuses are not broken. */
export const LargeStatus = meta.story({
  tags: ['check'],
  args: { charges: [held, refunded] },
  globals: largeTextOnPhone,
  // Same distance from the edge as on a page.
  render: (args) => (
    <Container>
      <ChargeList {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Authorized', 'Refunded'])
      await expect(linesOf(word, canvas.getByText(word))).toBe(1);
  },
});

/** Amounts are at the end of the list, on the left, even when wrapped below their date. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { charges: [held, paid] },
  globals: { ...onPhone, direction: 'rtl' },
  play: async ({ canvas }) => {
    const edge = canvas.getByRole('list').getBoundingClientRect().left;
    for (const amount of ['$84.00', '$74.00'])
      await expect(canvas.getByText(amount).getBoundingClientRect().left - edge).toBeLessThan(1);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <Stack gap={6}>
      <Card>
        <ChargeList {...args} charges={[held, paid, refunded]} />
      </Card>
      <Card>
        <ChargeList title="Long text" charges={[long]} />
      </Card>
      <Card>
        <ChargeLists lists={lists.toReversed()} />
      </Card>
      <Card>
        <ChargeLists lists={lists.slice(0, 1)} />
      </Card>
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

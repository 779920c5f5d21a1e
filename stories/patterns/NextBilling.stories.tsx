import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { NextBilling, type NextBillingProps } from '@patient/ui/NextBilling';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const update = fn();

const meta = preview.meta({
  title: 'Patterns/Subscriptions/NextBilling',
  component: NextBilling,
  args: {
    state: 'upcoming' as const,
    date: 'Mar 3, 2027',
    amount: '$84.00',
    delivery: 'Mar 7, 2027',
    cardLabel: 'Visa ending in 4242',
  },
  decorators: [
    (Story, { name }) =>
      name.startsWith('Sheet') ? Story() : <Card style={{ maxInlineSize: 480 }}>{Story()}</Card>,
  ],
  beforeEach: () => {
    update.mockClear();
  },
});

/** The date first, then amount, delivery and card. */
export const Default = meta.story({
  tags: ['billing:next'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Next billing' })).toHaveTextContent('Scheduled');
    await expect(canvas.getByText('Mar 3, 2027')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Amount',
      'Next delivery',
      'Paid with',
    ]);
  },
});

/** Further facts follow. */
export const Facts = meta.story({
  args: { facts: [{ term: 'The bill after that, Jun 3, 2027', detail: '$84.00' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').at(-1)).toHaveTextContent('The bill after that, Jun 3, 2027');
  },
});

/** Held since the registration; charged when a doctor approves. */
export const Held = meta.story({
  args: { state: 'held', date: undefined, delivery: undefined, note: 'The doctor answers in a day.' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Next billing' });
    await expect(region).toHaveTextContent('Held, not charged');
    await expect(region).toHaveTextContent('When a doctor approves');
  },
});

export const Paused = meta.story({
  args: {
    state: 'paused',
    amount: undefined,
    delivery: undefined,
    note: 'No deliveries or charges until then. You can resume sooner.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paused until Mar 3, 2027')).toBeVisible();
  },
});

export const None = meta.story({
  args: { state: 'none', date: undefined, amount: undefined, delivery: undefined, cardLabel: undefined },
});

/** The error with an action to fix it. */
export const Failed = meta.story({
  args: {
    state: 'failed',
    delivery: undefined,
    note: "Your bank declined the charge. We'll send your delivery once the payment goes through.",
    action: (
      <Button variant="primary" onPress={update}>
        Update card
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment failed')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(update).toHaveBeenCalledTimes(1);
  },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your next billing…');
    await expect(canvas.queryByText('$84.00')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    amount: '$1,234.50',
    cardLabel: 'American Express ending in 1005, in the name of Bartholomew Featherstonehaugh-Cholmondeley',
    note: 'Your next delivery has four vials and ships cold, so someone needs to be home.',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states: Readonly<Record<NextBillingProps['state'], Partial<NextBillingProps>>> = {
  upcoming: {},
  held: { date: undefined, delivery: undefined },
  paused: { amount: undefined, delivery: undefined },
  unset: { date: undefined, amount: undefined, delivery: undefined, cardLabel: undefined },
  none: { date: undefined, amount: undefined, delivery: undefined, cardLabel: undefined },
  failed: { delivery: undefined },
  loading: {},
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack>
      {(['upcoming', 'held', 'paused', 'unset', 'none', 'failed', 'loading'] as const).map((state) => (
        <Card key={state}>
          <NextBilling
            {...args}
            {...states[state]}
            state={state}
            strings={{ title: `Next billing, ${state}` }}
          />
        </Card>
      ))}
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

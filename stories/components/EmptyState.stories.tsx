import { expect, userEvent } from 'storybook/test';
import { Card } from '@patient/ui/Card';
import { Container } from '@patient/ui/Container';
import { EmptyState } from '@patient/ui/EmptyState';
import { LinkButton } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { rangeOf } from '../rangeOf.ts';
import { States } from '../States.tsx';

const start = (
  <LinkButton href="/user/new-subscription" variant="primary">
    Start a treatment
  </LinkButton>
);

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    icon: 'pill' as const,
    title: 'No subscriptions yet',
    children: 'Answer a few questions, and a doctor reviews them, usually within 24 hours.',
    action: start,
  },
});

/** Heading, sentence and one action. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No subscriptions yet' })).toBeVisible();
    const step = canvas.getByRole('link', { name: 'Start a treatment' });
    await userEvent.tab();
    await expect(step).toHaveFocus();
    await expect(step.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Title only, for a menu or a small list without an action. */
export const TitleOnly = meta.story({
  args: {
    icon: 'bell',
    title: 'No items in the list',
    children: undefined,
    action: undefined,
    headingLevel: 3,
  },
});

/** The list couldn't be loaded. */
export const Offline = meta.story({
  args: {
    icon: 'wifi-off',
    title: 'You are offline',
    children: 'Your subscriptions will appear again when you’re back online.',
    action: undefined,
  },
  globals: { scheme: 'dark' },
});

/** No word of the action is broken, even in a card. */
export const LargeText = meta.story({
  tags: ['check'],
  parameters: { layout: 'fullscreen' },
  args: { action: <LinkButton href="/user/subscriptions">See your subscription</LinkButton> },
  render: (args) => (
    <Container>
      <Card>
        <EmptyState {...args} />
      </Card>
    </Container>
  ),
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    const action = canvas.getByRole('link');
    await expect(rangeOf(action, 'subscription').getClientRects()).toHaveLength(1);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    title: 'No orders yet for the hair loss treatment you started today',
    children:
      'We place your first order after a doctor approves your treatment, usually within 24 hours. You can track it here.',
    icon: 'orders',
    action: <LinkButton href="/user/subscriptions">See what happens next with your subscription</LinkButton>,
  },
  globals: { ...onPhone, direction: 'rtl' },
});

/** With and without an action, in a page and in a list. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['empty', 'could not be read', 'in a small list']}
      columns={['state']}
      width="24rem"
      cell={(row) => {
        if (row === 'in a small list')
          return <EmptyState icon="bell" title="No items in the list" headingLevel={3} />;
        return row === 'empty' ? (
          <EmptyState icon="pill" title="No subscriptions yet" action={start}>
            Answer a few questions, and a doctor reviews them, usually within 24 hours.
          </EmptyState>
        ) : (
          <EmptyState icon="wifi-off" title="You are offline">
            Your subscriptions will appear again when you’re back online.
          </EmptyState>
        );
      }}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

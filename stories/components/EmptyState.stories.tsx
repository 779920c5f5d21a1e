import { expect, userEvent } from 'storybook/test';
import { EmptyState } from '@patient/ui/EmptyState';
import { LinkButton } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';

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
    children: 'Answer a few questions and a doctor looks at them, usually within 24 hours.',
    action: start,
  },
});

/** A heading, a sentence, one step. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No subscriptions yet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start a treatment' })).toHaveFocus();
  },
});

/** In a menu or a small list, where there is nothing to do. */
export const TitleOnly = meta.story({
  args: {
    icon: 'bell',
    title: 'No items in the list',
    children: undefined,
    action: undefined,
    headingLevel: 3,
  },
});

/** Nothing could be read: the same place, another cause. */
export const Offline = meta.story({
  args: {
    icon: 'wifi-off',
    title: 'You are offline',
    children: 'Your subscriptions show again as soon as the line is back.',
    action: undefined,
  },
  globals: { scheme: 'dark' },
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

import { expect } from 'storybook/test';
import { Stack } from '@patient/ui/Stack';
import { StatusBadge } from '@patient/ui/StatusBadge';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Patterns/Subscriptions/StatusBadge',
  component: StatusBadge,
  args: { tone: 'success' as const, children: 'Active' },
});

/** Label, icon and tone; label and icon work without color. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
  },
});

export const Paused = meta.story({ args: { tone: 'success', icon: 'pause', children: 'Active' } });

/** Keeps its content width in a stretching column. */
export const InColumn = meta.story({
  render: (args) => (
    <Stack gap={2}>
      <h2>Finasteride</h2>
      <StatusBadge {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Finasteride' }).getBoundingClientRect();
    const badge = canvas.getByText('Active').getBoundingClientRect();
    await expect(badge.width).toBeLessThan(heading.width / 2);
  },
});

/** An unknown value as plain text (specification section 4: "other values"). */
export const LongText = meta.story({
  tags: ['status:other'],
  args: { tone: 'neutral', children: 'awaiting manual pharmacy address verification' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Lowercase labels of the specification are shown with a capital letter. */
export const LowerCase = meta.story({
  tags: ['status:renewal'],
  args: { tone: 'warning', children: 'renewal' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByText('renewal'), '::first-letter');
    await expect(style.textTransform).toBe('uppercase');
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

const labels = {
  success: 'Active',
  info: 'In Review',
  warning: 'Action Required',
  danger: 'Declined',
  neutral: 'Cancelled',
} as const;

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['success', 'info', 'warning', 'danger', 'neutral']}
      columns={['own icon', 'another']}
      cell={(tone, kind) => (
        <StatusBadge tone={tone} {...(kind === 'another' && { icon: 'pill' })}>
          {labels[tone]}
        </StatusBadge>
      )}
    />
  ),
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });

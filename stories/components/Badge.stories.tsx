import { expect } from 'storybook/test';
import { Badge } from '@patient/ui/Badge';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Most popular', tone: 'accent' as const },
});

/** The text carries the meaning; color adds nothing to it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Most popular')).toBeVisible();
  },
});

export const WithIcon = meta.story({ args: { icon: 'truck', tone: 'info', children: 'Free delivery' } });

/** Wraps onto a second line instead of overflowing. */
export const LongText = meta.story({
  tags: ['check'],
  args: {
    icon: 'warning',
    tone: 'warning',
    children: 'Follow-up questionnaire overdue since your last delivery',
  },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['neutral', 'info', 'success', 'warning', 'danger', 'accent']}
      columns={['word', 'with icon']}
      cell={(tone, kind) => (
        <Badge tone={tone} {...(kind === 'with icon' && { icon: 'sparkle' })}>
          New this month
        </Badge>
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

import { expect, userEvent, waitFor } from 'storybook/test';
import { ChangeHistory, type PastChange } from '@patient/ui/ChangeHistory';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const changes: readonly PastChange[] = [
  {
    id: 'asked',
    change: 'Change requested',
    by: 'By you',
    time: 'Mar 3, 2027, 9:41 AM',
    price: { before: '$199.00', after: '$229.00' },
  },
  { id: 'resumed', change: 'Resumed', by: 'Automatic', time: 'Feb 1, 2027, 8:00 AM' },
  {
    id: 'approved',
    change: 'Treatment approved',
    by: 'By Dr. Lena Lee',
    time: 'Dec 3, 2026, 2:15 PM',
    price: { after: '$199.00' },
  },
];

const meta = preview.meta({
  title: 'Patterns/Subscriptions/ChangeHistory',
  component: ChangeHistory,
  args: { changes },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** Closed at first, with the number of changes. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'What has changed 3 changes' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
});

/** Each change with author, time and price; a screen reader announces both prices. */
export const Open = meta.story({
  args: { defaultExpanded: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    const [asked, resumed, approved] = canvas.getAllByRole('listitem');
    await expect(asked).toHaveTextContent('Price of one bill: was $199.00 then $229.00');
    await expect(resumed).toHaveTextContent('ResumedAutomatic, Feb 1, 2027, 8:00 AM');
    await expect(approved).toHaveTextContent('Price of one bill: $199.00');
  },
});

export const OneChange = meta.story({ args: { changes: changes.slice(1, 2) } });

/** Without changes, it is left out. */
export const Empty = meta.story({
  tags: ['check'],
  args: { changes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultExpanded: true },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Prices are at the end of the row, on the left. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { defaultExpanded: true },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={6}>
      <ChangeHistory changes={changes} />
      <ChangeHistory changes={changes} defaultExpanded />
      <ChangeHistory changes={changes.slice(1, 2)} defaultExpanded />
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

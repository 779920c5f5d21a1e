import { expect, userEvent, within } from 'storybook/test';
import { LineChart } from '@patient/ui/LineChart';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const DAY = 86_400_000;
const REGISTERED = Date.UTC(2026, 7, 9, 18);

const points = [
  { at: REGISTERED, value: 198, time: 'Aug 9, 2026', source: 'When you registered' },
  { at: REGISTERED + 35 * DAY, value: 190, time: 'Sep 13, 2026', source: 'Follow-up' },
  { at: REGISTERED + 70 * DAY, value: 183, time: 'Oct 18, 2026', source: 'Renewal' },
  { at: REGISTERED + 110 * DAY, value: 176, time: 'Nov 27, 2026', source: 'Your profile' },
];

const meta = preview.meta({
  title: 'Patterns/Subscriptions/LineChart',
  component: LineChart,
  args: {
    caption: 'You weigh 22 lb less than on Aug 9, 2026.',
    points,
    formatValue: (value) => `${value} lb`,
    strings: { value: 'Weight' },
  },
  // As in a card: the row of the disclosure is wider than the text.
  decorators: [(Story) => <div style={{ maxInlineSize: 480, padding: '1rem' }}>{Story()}</div>],
});

/** Screen readers get the caption and the table; the line is hidden from them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: 'You weigh 22 lb less than on Aug 9, 2026.' });
    await expect(figure.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
    const button = canvas.getByRole('button', { name: 'Show all numbers' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const [, ...rows] = within(await canvas.findByRole('table', { name: 'Show all numbers' })).getAllByRole(
      'row',
    );
    await expect(rows).toHaveLength(4);
    await expect(rows[0]).toHaveTextContent(/Aug 9, 2026.*198 lb.*When you registered/);
  },
});

/** The axis has round values around all points. */
export const RoundAxisValues = meta.story({
  args: {
    caption: 'You weigh 4 lb more than on Aug 9, 2026.',
    points: points.slice(0, 2).map((point, index) => ({ ...point, value: 176 + index * 4 })),
  },
});

/** A small change stays small. */
export const SmallChange = meta.story({
  args: {
    caption: 'You weigh 1 lb less than on Aug 9, 2026.',
    points: points.slice(0, 3).map((point, index) => ({ ...point, value: 177 - (index > 1 ? 1 : 0) })),
  },
});

/** Time runs from right to left. */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const plot = canvasElement.querySelector('svg');
    await expect(plot && getComputedStyle(plot).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});

export const Phone = meta.story({ tags: ['check'], globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all numbers' }));
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={10}>
      <LineChart {...args} />
      <LineChart {...args} {...RoundAxisValues.input.args} />
      <LineChart {...args} {...SmallChange.input.args} />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

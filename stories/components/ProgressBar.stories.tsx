import { expect } from 'storybook/test';
import { ProgressBar } from '@patient/ui/ProgressBar';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { leftOf } from '../rangeOf.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading your photo', value: 40 },
});

/** Named bar with a value that is also shown as text. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(bar).toHaveAttribute('aria-valuetext', '40%');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
});

/** Value text such as "2 of 4" instead of a percentage. */
export const ValueText = meta.story({
  args: { label: 'Sending your photos', value: 1, maxValue: 4, valueText: '1 of 4 photos' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your photos' });
    await expect(bar).toHaveAttribute('aria-valuetext', '1 of 4 photos');
    await expect(canvas.getByText('1 of 4 photos')).toBeVisible();
  },
});

/** Without a value, there is no number, visible or for screen readers. */
export const Indeterminate = meta.story({
  args: { label: 'Checking your address', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Checking your address' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
    await expect(canvas.queryByText(/%/)).not.toBeInTheDocument();
  },
});

/** With the app's reduced-motion setting, the static bar does not suggest a value. */
export const IndeterminateAtRest = meta.story({
  tags: ['check'],
  ...Indeterminate.input,
  beforeEach: () => {
    const root = document.documentElement;
    root.setAttribute('data-motion', 'reduce');
    return () => root.removeAttribute('data-motion');
  },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').lastElementChild;
    const bar = track?.firstElementChild;
    if (!track || !bar) throw new Error('Missing track or bar');
    await expect(bar.getAnimations()).toHaveLength(0);
    await expect(bar.getBoundingClientRect().width).toBe(track.getBoundingClientRect().width);
    await expect(getComputedStyle(bar).opacity).toBe('0.6');
  },
});

/** The page shows label and value; the bar keeps its accessible name. */
export const WithoutOwnText = meta.story({
  args: { isBare: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your photo' });
    await expect(bar.getBoundingClientRect().height).toBeLessThan(16);
  },
});

/** Fills from the right; "1 of 4 photos" stays left to right. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { value: 1, maxValue: 4, valueText: '1 of 4 photos' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('1 of 4 photos');
    await expect(leftOf(text, '1')).toBeLessThan(leftOf(text, 'photos'));
    const track = canvas.getByRole('progressbar').lastElementChild;
    const filled = track?.firstElementChild?.getBoundingClientRect().right ?? 0;
    await expect(Math.abs(filled - (track?.getBoundingClientRect().right ?? 0))).toBeLessThan(2);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Sending the photo of your ID and the photo of yourself to the pharmacy',
    valueText: 'about two minutes left',
  },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={6}>
      <States
        rows={['0', '1', '50', '100']}
        columns={['percent', 'in words']}
        width="16rem"
        cell={(value, column) => (
          <ProgressBar
            label={`Upload at ${value}, ${column}`}
            value={Number(value)}
            valueText={column === 'percent' ? undefined : `${value} of 100 kB`}
          />
        )}
      />
      <ProgressBar label="Checking your address" />
      <ProgressBar label="Only the bar" value={70} isBare />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

import { expect } from 'storybook/test';
import { Inline } from '@patient/ui/Inline';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
  decorators: [(Story) => <SkeletonGroup label="Loading your messages…">{Story()}</SkeletonGroup>],
});

/** Announced once; the placeholders are silent. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your messages…');
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('');
  },
});

/** Nested groups are announced once. */
export const AnnouncedOnce = meta.story({
  render: () => (
    <>
      <SkeletonGroup label="Loading a message…">
        <Skeleton lines={2} />
      </SkeletonGroup>
      <SkeletonGroup label="Loading a message…">
        <Skeleton lines={2} />
      </SkeletonGroup>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});

/** Shape of the expected content: avatar, name and two lines. */
export const Composed = meta.story({
  render: () => (
    <Inline gap={3} align="start" wrap={false}>
      <Skeleton shape="circle" />
      <Stack gap={0} style={{ flex: 1 }}>
        <Skeleton width="12ch" />
        <Skeleton lines={2} />
      </Stack>
    </Inline>
  ),
});

const height = (element: Element) => element.getBoundingClientRect().height;

/** A placeholder line is as tall as a line of text. */
export const LargeText = meta.story({
  tags: ['check'],
  args: { lines: 1 },
  globals: largeTextOnPhone,
  render: (args) => (
    <>
      <Skeleton {...args} data-testid="placeholder" />
      <p>One line of text</p>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(height(canvas.getByTestId('placeholder'))).toBe(
      height(canvas.getByText('One line of text')),
    );
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Sheet
      rows={['text', 'block', 'circle', 'pill', 'control']}
      columns={['rest']}
      cell={(shape) => (
        <div style={{ inlineSize: 240 }}>
          <Skeleton shape={shape} />
        </div>
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

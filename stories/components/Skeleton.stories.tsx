import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { largeTextOnPhone } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
});

/** Announced once; the placeholders are silent. */
export const Default = meta.story({
  render: (args) => (
    <SkeletonGroup label="Loading your messages…">
      <Skeleton {...args} />
    </SkeletonGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your messages…');
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveTextContent('');
  },
});

/** Loading that starts later is announced once, in an existing live region; skeletons that are not rendered are not announced. */
export const StartsLoading = meta.story({
  render: function Render() {
    const [isLoading, setLoading] = useState(false);
    return (
      <>
        <Button onPress={() => setLoading(true)}>Try again</Button>
        {isLoading && (
          <>
            <SkeletonGroup label="Loading your chats…">
              <SkeletonGroup>
                <Skeleton lines={2} />
              </SkeletonGroup>
            </SkeletonGroup>
            <SkeletonGroup label="Loading your chats…">
              <Skeleton lines={2} />
            </SkeletonGroup>
            <SkeletonGroup label="Loading what is hidden…" hidden>
              <Skeleton lines={2} />
            </SkeletonGroup>
            <SkeletonGroup label="Loading the last part…">
              <Skeleton lines={2} />
            </SkeletonGroup>
          </>
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(announced()).toContain('Loading the last part…'));
    await expect(announced()).toEqual(['Loading your chats…', 'Loading the last part…']);
  },
});

/** Nested groups are announced once. */
export const NestedGroupsAnnouncedOnce = meta.story({
  render: () => (
    <SkeletonGroup label="Loading your messages…">
      <SkeletonGroup label="Loading a message…">
        <Skeleton lines={2} />
      </SkeletonGroup>
      <SkeletonGroup label="Loading a message…">
        <Skeleton lines={2} />
      </SkeletonGroup>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(1);
  },
});

/** Shape of the expected content: avatar, name and two lines. */
export const ShapeOfContent = meta.story({
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
    <States
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

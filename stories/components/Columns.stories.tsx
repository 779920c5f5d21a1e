import { expect } from 'storybook/test';
import { Card } from '@patient/ui/Card';
import { Columns } from '@patient/ui/Columns';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const content = [<Card key="form">Card number</Card>, <Card key="plan">Your plan</Card>];

const meta = preview.meta({
  title: 'Components/Columns',
  component: Columns,
  args: { children: content },
});

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

/** One column on a phone, in reading order. */
export const Default = meta.story();

export const OneColumn = meta.story({
  tags: ['check'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(topOf(canvas.getByText('Your plan'))).toBeGreaterThan(
      topOf(canvas.getByText('Card number')),
    );
  },
});

/** A long word doesn't widen a column. */
export const LargeText = meta.story({
  tags: ['check'],
  args: {
    children: [<Card key="long">Confirmation 8f0c2d1e9b7a4c6d8e0f1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d</Card>],
  },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={8}>
      <Columns>{content}</Columns>
      <Columns>{content.slice(0, 1)}</Columns>
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

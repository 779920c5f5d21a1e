import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { UnreadBadge } from '@patient/ui/UnreadBadge';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Patterns/Notifications/UnreadBadge',
  component: UnreadBadge,
  args: { count: 3, label: 'unread messages' },
});

/** Shows a number; screen readers get number and label. */
export const Default = meta.story({
  tags: ['layout:chat-count', 'chat:counter'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 unread messages');
  },
});

/** A large number is capped. */
export const Many = meta.story({
  args: { count: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
});

/** No badge for 0 or negative counts. */
export const None = meta.story({
  tags: ['chat:counter'],
  render: () => (
    <p>
      Doctor <UnreadBadge count={0} /> Support <UnreadBadge count={-2} />
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Doctor Support');
    await expect(canvas.queryByText('0')).not.toBeInTheDocument();
  },
});

function Counting() {
  const [count, setCount] = useState(0);
  return (
    <Inline>
      <Button onPress={() => setCount(count + 1)}>A message comes</Button>
      <UnreadBadge count={count} label="unread messages" isLive />
    </Inline>
  );
}

/** A live badge announces changes politely. */
export const ChangesAnnounced = meta.story({
  render: () => <Counting />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unread messages');
  },
});

export const LargeText = meta.story({ tags: ['check'], args: { count: 120 }, globals: largeTextOnPhone });

/** The plus sign stays after the number. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { count: 100 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText('99+').firstChild;
    if (!(text instanceof Text)) throw new Error('No text');
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(2)).toBeGreaterThan(leftOf(0));
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['1', '12', '99', '100']}
      columns={['alone', 'beside a name']}
      cell={(count, column) => (
        <span>
          {column !== 'alone' && 'Dr. Ada King '}
          <UnreadBadge count={Number(count)} />
        </span>
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

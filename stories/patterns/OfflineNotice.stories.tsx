import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { OfflineNotice } from '@patient/ui/OfflineNotice';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const retry = fn();

const meta = preview.meta({
  title: 'Patterns/OfflineNotice',
  component: OfflineNotice,
  args: { connection: 'offline' as const },
});

/** Politely: that the line is down, and what that means. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "You're offline. You can still read this page. We'll save your changes when you're back online.",
    );
  },
});

/** What waits is counted; nobody is told that it is saved. */
export const Waiting = meta.story({
  args: { waitingCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "2 answers are saved on this device. We'll send them when you're back online.",
    );
    await expect(canvas.queryByText(/saved/)).not.toBeInTheDocument();
  },
});

function Line() {
  const [line, setLine] = useState<'online' | 'offline' | 'restored'>('online');
  return (
    <>
      <OfflineNotice connection={line} />
      <Inline style={{ marginBlockStart: 16 }}>
        <Button onPress={() => setLine('offline')}>Line goes</Button>
        <Button onPress={() => setLine('restored')}>Line comes</Button>
        <Button onPress={() => setLine('online')}>A while later</Button>
      </Inline>
    </>
  );
}

/** The region is there before its news, says that the line is back, and is empty after. */
export const ComesAndGoes = meta.story({
  render: () => <Line />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Line goes' }));
    await expect(status).toHaveTextContent("You're offline.");
    await userEvent.click(canvas.getByRole('button', { name: 'Line comes' }));
    await expect(status).toHaveTextContent("You're back online.");
    await userEvent.click(canvas.getByRole('button', { name: 'A while later' }));
    await expect(status).toBeEmptyDOMElement();
  },
});

/** A way to try again, reached by the keyboard and outside of what is announced. */
export const Keyboard = meta.story({
  args: { action: <Button onPress={retry}>Try now</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Try now' });
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toContainElement(button);
  },
});

export const LongText = meta.story({ args: { waitingCount: 12 }, globals: onPhone });

export const LargeText = meta.story({
  args: { waitingCount: 12 },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack>
      <OfflineNotice connection="offline" />
      <OfflineNotice connection="offline" waitingCount={1} />
      <OfflineNotice connection="offline" waitingCount={3} action={<Button>Try now</Button>} />
      <OfflineNotice connection="restored" />
    </Stack>
  ),
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });

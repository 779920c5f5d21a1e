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
  title: 'Patterns/Shell/OfflineNotice',
  component: OfflineNotice,
  args: { connection: 'offline' as const },
});

/** Announced politely, with the consequence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "You're offline. You can still read this page. We'll save your changes when you're back online.",
    );
  },
});

/** Shows the number of unsent answers and never claims that they are saved. */
export const Waiting = meta.story({
  args: { waitingCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "2 answers are stored on this device. We'll send them when you're back online.",
    );
    await expect(canvas.queryByText(/saved/)).not.toBeInTheDocument();
  },
});

function Connection() {
  const [connection, setConnection] = useState<'online' | 'offline' | 'restored'>('online');
  return (
    <>
      <OfflineNotice connection={connection} />
      <Inline style={{ marginBlockStart: 16 }}>
        <Button onPress={() => setConnection('offline')}>Go offline</Button>
        <Button onPress={() => setConnection('restored')}>Go online</Button>
        <Button onPress={() => setConnection('online')}>Later</Button>
      </Inline>
    </>
  );
}

/** The live region is mounted first, announces the restored connection, and is empty afterwards. */
export const Reconnects = meta.story({
  render: () => <Connection />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await expect(status).toHaveTextContent("You're offline.");
    await userEvent.click(canvas.getByRole('button', { name: 'Go online' }));
    await expect(status).toHaveTextContent("You're back online.");
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }));
    await expect(status).toBeEmptyDOMElement();
  },
});

function Retrying() {
  const [connection, setConnection] = useState<'offline' | 'restored'>('offline');
  const action = <Button onPress={() => setConnection('restored')}>Try now</Button>;
  return <OfflineNotice connection={connection} action={action} />;
}

/** When the retry button disappears, focus moves to the notice. */
export const KeepsFocus = meta.story({
  tags: ['check'],
  render: () => <Retrying />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent("You're back online.");
    await expect(document.activeElement).toContainElement(canvas.getByRole('status'));
    await expect(document.body).not.toHaveFocus();
  },
});

/** A focusable retry button outside the live region. */
export const Keyboard = meta.story({
  tags: ['check'],
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

export const LongText = meta.story({ tags: ['check'], args: { waitingCount: 12 }, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { waitingCount: 12 },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

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

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

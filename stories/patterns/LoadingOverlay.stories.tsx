import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Inline } from '@patient/ui/Inline';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { linesOf } from '../linesOf.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Shell/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { isOverlay: true },
  args: { isOpen: true },
});

const page = () => within(document.body);
const overlay = async () => {
  const dialog = await page().findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

/** A dialog named after the operation; it takes focus, so that it is announced. */
export const Default = meta.story({
  tags: ['layout:overlay'],
  play: async () => {
    const dialog = await overlay();
    await expect(dialog).toHaveAccessibleName('Creating subscription...');
    await waitFor(() => expect(dialog).toHaveFocus());
    // A progress bar would only repeat the name.
    await expect(within(dialog).queryByRole('progressbar')).toBeNull();
  },
});

/** Bad example for the docs page: an overlay for a coupon. */
export const ForACoupon = meta.story({
  tags: ['check'],
  args: { message: 'Checking your coupon…' },
  render: (args) => (
    <main>
      <h1>Payment</h1>
      <p>$84.00 every 3 months</p>
      <LoadingOverlay {...args} />
    </main>
  ),
});

function Creating() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Inline>
        <Button onPress={() => setOpen(true)}>Start</Button>
        <Button onPress={() => setOpen(false)}>Behind it</Button>
      </Inline>
      <LoadingOverlay isOpen={isOpen} />
      <output id="done" hidden>
        {isOpen ? 'open' : 'closed'}
      </output>
    </>
  );
}

/** Escape, outside presses and Tab neither close nor leave it. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: () => <Creating />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    const dialog = await overlay();
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(document.body);
    await expect(page().getByRole('dialog')).toBeVisible();
    await expect(canvasElement.querySelector('#done')).toHaveTextContent('open');
    await expect(canvas.getByText('Behind it').closest('[inert], [aria-hidden=true]')).not.toBeNull();
  },
});

/** Android's Back never leaves the page below. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  play: async () => {
    const dialog = await overlay();
    await expect(pressBack()).toBe(true);
    await expect(pressBack()).toBe(true);
    await expect(dialog).toBeVisible();
  },
});

function Ending() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Start</Button>
      <LoadingOverlay isOpen={isOpen}>
        {/* Ends the simulated request. */}
        <Button onPress={() => setOpen(false)}>Answer</Button>
      </LoadingOverlay>
    </>
  );
}

/** Focus returns to the previous element. */
export const RestoresFocus = meta.story({
  render: () => <Ending />,
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start' });
    await userEvent.click(start);
    await userEvent.click(within(await overlay()).getByRole('button', { name: 'Answer' }));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(start).toHaveFocus());
  },
});

export const WithMore = meta.story({
  args: { children: "This takes a few seconds. You haven't been charged yet." },
  play: async () => {
    await expect(await overlay()).toHaveAccessibleDescription(
      "This takes a few seconds. You haven't been charged yet.",
    );
  },
});

const long = {
  message: 'Creating your subscription and contacting the pharmacy your doctor chose...',
  children: "This takes a few seconds. We don't charge you until a doctor approves your treatment.",
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await overlay();
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The usual message does not wrap before its dots. */
export const LargeMessage = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    const message = within(await overlay()).getByText('Creating subscription...');
    await expect(linesOf('subscription...', message)).toBe(1);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], ...WithMore.input, globals: { direction: 'rtl' } });

export const AllStates = meta.story({ ...WithMore.input, name: 'Sheet' });

export const Dark = meta.story({
  tags: ['check'],
  ...WithMore.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

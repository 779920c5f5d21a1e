import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { waitForOverlay } from '../waitForOverlay.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { isReadable } from './isReadable.ts';

/** Page with a button that opens the dialog. */
function Page({ isOpen: initiallyOpen, onOpenChange, ...rest }: ComponentProps<typeof ConfirmDialog>) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <Stack gap={4} align="start">
        <h1>Hair loss treatment</h1>
        <Button onPress={() => handleOpenChange(true)}>Pause</Button>
      </Stack>
      <ConfirmDialog {...rest} isOpen={isOpen} onOpenChange={handleOpenChange} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { isOverlay: true },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Pause your subscription?',
    children: 'We won’t charge you $45.00 on Dec 4, 2026, or later, until you resume.',
    confirmLabel: 'Pause subscription',
  },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);
const question = () => page().findByRole('alertdialog', { name: 'Pause your subscription?' });
const expectClosed = () => waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());

export const Default = meta.story();

/** Focus starts on the cancel button, title and consequence are announced, and Escape cancels. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Pause' });
    opener.focus();
    await step('Focus starts on the cancel button', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await question();
      await expect(dialog).toHaveAccessibleDescription(/until you resume/);
      await waitFor(() => expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus());
    });
    await step('Tab cycles inside', async () => {
      await userEvent.tab();
      await expect(page().getByRole('button', { name: 'Pause subscription' })).toHaveFocus();
      await userEvent.tab();
      await expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus();
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Enter on the confirm button confirms and leaves the dialog open', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await question();
      await waitFor(() => expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus());
      await waitForOverlay();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await expect(dialog).toBeVisible();
    });
  },
});

/** Android's Back cancels; a second Back leaves the page. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  play: async ({ args }) => {
    await question();
    await waitFor(() => expect(pressBack()).toBe(true));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expectClosed();
    await expect(pressBack()).toBe(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Pressing outside the dialog does nothing. */
export const PressOutside = meta.story({
  play: async ({ args }) => {
    const dialog = await question();
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: 'Go back' }));
    await expectClosed();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Can't be closed or confirmed again while the request is pending. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await question();
    const confirm = page().getByRole('button', { name: /Pause subscription/ });
    await expect(page().getByRole('button', { name: 'Go back' })).toBeDisabled();
    await expect(within(confirm).getByRole('progressbar', { name: 'Working…' })).toBeInTheDocument();
    confirm.focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Android's Back does nothing while the request is pending. */
export const PendingOnAndroid = meta.story({
  args: { isPending: true },
  beforeEach: onAndroid,
  play: async ({ args }) => {
    const dialog = await question();
    await waitFor(() => expect(pressBack()).toBe(true));
    await expect(pressBack()).toBe(true);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

let attempt = Promise.withResolvers<void>();

/** A double click or double Enter confirms once; the dialog is pending until the promise settles. */
export const ConfirmsOnce = meta.story({
  args: { onConfirm: fn(() => attempt.promise) },
  beforeEach: () => {
    attempt = Promise.withResolvers();
  },
  play: async ({ args }) => {
    const dialog = await question();
    const confirm = within(dialog).getByRole('button', { name: 'Pause subscription' });
    confirm.click();
    confirm.click();
    confirm.focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(within(dialog).getByRole('button', { name: 'Go back' })).toBeDisabled();
    attempt.resolve();
    await waitFor(async () => {
      confirm.click();
      await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    });
  },
});

/** Dialog whose confirmation fails. */
function FailingConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  const [errorMessage, setError] = useState<string>();
  const fail = () => setError('We couldn’t reach our service. Nothing has changed. Please try again.');
  return <Page {...props} errorMessage={errorMessage} onConfirm={fail} />;
}

/** Announces the error inside the dialog, which stays open. */
export const Failed = meta.story({
  render: (args) => <FailingConfirm {...args} />,
  play: async () => {
    const dialog = await question();
    const alert = within(dialog).getByRole('alert');
    await expect(alert).toBeEmptyDOMElement();
    await userEvent.click(page().getByRole('button', { name: 'Pause subscription' }));
    await expect(alert).toHaveTextContent('Nothing has changed. Please try again.');
    await expect(page().getByRole('button', { name: 'Pause subscription' })).toHaveFocus();
  },
});

export const Danger = meta.story({
  args: {
    title: 'Cancel your subscription?',
    children:
      'Your last delivery is on its way. We won’t charge you again, and you can come back at any time.',
    confirmLabel: 'Cancel subscription',
    cancelLabel: 'Keep subscription',
    tone: 'danger',
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    title: 'Pause your hair loss treatment until the first delivery of next year?',
    confirmLabel: 'Pause my hair loss treatment and notify my doctor',
    errorMessage:
      'We couldn’t reach our service. Nothing has changed. Please try again in a minute or contact us.',
  },
  globals: onPhone,
});

/** The consequence can be read before answering, even with large text. */
export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await question();
    await waitForOverlay();
    await waitFor(() => expect(isReadable(page().getByText(/until you resume/))).toBe(true));
    await waitFor(() =>
      expect(isReadable(page().getByRole('button', { name: 'Pause subscription' }))).toBe(true),
    );
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

/** Bad example for the docs page. */
export const BadExampleVagueLabels = meta.story({
  tags: ['check'],
  args: { title: 'Are you sure?', children: 'Please confirm.', confirmLabel: 'OK', cancelLabel: 'Cancel' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  args: { errorMessage: 'We couldn’t reach our service. Nothing has changed. Please try again.' },
  play: async () => {
    const dialog = await question();
    await waitForOverlay();
    for (const button of within(dialog).getAllByRole('button'))
      await expect(Math.round(button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

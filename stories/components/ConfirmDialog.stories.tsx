import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { ConfirmDialog } from '@patient/ui/ConfirmDialog';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { arrived } from '../arrived.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { canBeRead } from './canBeRead.ts';

/** A page with the button that asks. */
function Page({ isOpen: atFirst, onOpenChange, ...rest }: ComponentProps<typeof ConfirmDialog>) {
  const [isOpen, setOpen] = useState(atFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <Stack gap={4} align="start">
        <h1>Hair loss treatment</h1>
        <Button onPress={() => change(true)}>Pause</Button>
      </Stack>
      <ConfirmDialog {...rest} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Pause your subscription?',
    children: 'Your next bill of $45.00 on 12-04-2026 is put off until you resume.',
    confirmLabel: 'Pause subscription',
  },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);
const question = () => page().findByRole('alertdialog', { name: 'Pause your subscription?' });
const gone = () => waitFor(() => expect(page().queryByRole('alertdialog')).not.toBeInTheDocument());

export const Default = meta.story();

/** Focus begins on the way out; title and consequence are read; Escape goes back; nothing was done. */
export const Keyboard = meta.story({
  args: { isOpen: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Pause' });
    opener.focus();
    await step('Opens on the least harmful answer', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await question();
      await expect(dialog).toHaveAccessibleDescription(/put off until you resume/);
      await waitFor(() => expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus());
    });
    await step('Tab goes round inside', async () => {
      await userEvent.tab();
      await expect(page().getByRole('button', { name: 'Pause subscription' })).toHaveFocus();
      await userEvent.tab();
      await expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus();
    });
    await step('Escape goes back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Enter on the answer does it, and leaves closing to the screen', async () => {
      await userEvent.keyboard('{Enter}');
      const dialog = await question();
      await waitFor(() => expect(page().getByRole('button', { name: 'Go back' })).toHaveFocus());
      await arrived();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
      await expect(dialog).toBeVisible();
    });
  },
});

/** A press beside it is no answer. */
export const PressBeside = meta.story({
  play: async ({ args }) => {
    const dialog = await question();
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(page().getByRole('button', { name: 'Go back' }));
    await gone();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** Nothing closes it while the service is asked, and the answer cannot be given twice. */
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

/** Answers, and is refused by the service. */
function Refusing(props: ComponentProps<typeof ConfirmDialog>) {
  const [errorMessage, setError] = useState<string>();
  const refuse = () => setError('The service did not answer. Nothing was changed; try again.');
  return <Page {...props} errorMessage={errorMessage} onConfirm={refuse} />;
}

/** What went wrong is said inside, in a region that was there before; the question stays open. */
export const Failed = meta.story({
  render: (args) => <Refusing {...args} />,
  play: async () => {
    const dialog = await question();
    const alert = within(dialog).getByRole('alert');
    await expect(alert).toBeEmptyDOMElement();
    await userEvent.click(page().getByRole('button', { name: 'Pause subscription' }));
    await expect(alert).toHaveTextContent('Nothing was changed; try again.');
    await expect(page().getByRole('button', { name: 'Pause subscription' })).toHaveFocus();
  },
});

export const Danger = meta.story({
  args: {
    title: 'Cancel your subscription?',
    children: 'Your last delivery is on its way. You are not billed again, and can come back at any time.',
    confirmLabel: 'Cancel subscription',
    cancelLabel: 'Keep subscription',
    tone: 'danger',
  },
});

export const LongText = meta.story({
  args: {
    title: 'Pause your hair loss treatment until the first delivery of the coming year?',
    confirmLabel: 'Pause my hair loss treatment and tell my doctor',
    errorMessage: 'The service did not answer. Nothing was changed; try again in a minute or write to us.',
  },
  globals: onPhone,
});

/** What will change is read before it is answered, however large the text is. */
export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async () => {
    await question();
    await arrived();
    await waitFor(() => expect(canBeRead(page().getByText(/put off until you resume/))).toBe(true));
    await waitFor(() =>
      expect(canBeRead(page().getByRole('button', { name: 'Pause subscription' }))).toBe(true),
    );
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  args: { errorMessage: 'The service did not answer. Nothing was changed; try again.' },
  play: async () => {
    const dialog = await question();
    await arrived();
    for (const button of within(dialog).getAllByRole('button'))
      await expect(Math.round(button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });

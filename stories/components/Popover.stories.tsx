import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { IconButton } from '@patient/ui/IconButton';
import { Link } from '@patient/ui/Link';
import { Popover } from '@patient/ui/Popover';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <IconButton icon="info" label="About the held sum" />,
    title: 'Why is a sum held?',
    children: (
      <>
        <p>Your bank keeps it aside until a doctor has approved your treatment. Nothing is charged before.</p>
        <Link href="/user/subscriptions">Your subscriptions</Link>
      </>
    ),
    onOpenChange: fn(),
  },
});

const page = () => within(document.body);
const opened = async () => {
  const dialog = await page().findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());

/** Opened, so that the picture shows it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await opened()).toHaveAccessibleName('Why is a sum held?');
  },
});

/** Focus goes in, goes round inside, and comes back; Escape closes. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'About the held sum' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const dialog = await opened();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** The cross closes it, and so does a press beside it. */
export const Pointer = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await opened();
    await userEvent.click(document.body);
    await gone();
  },
});

/** The owner holds whether it is open. */
export const Controlled = meta.story({
  args: { isOpen: true, trigger: <Button>Details</Button> },
  play: async ({ args }) => {
    await userEvent.click(within(await opened()).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(page().getByRole('dialog')).toBeInTheDocument();
  },
});

const long = {
  title: 'Why does my bank show a sum that nobody has charged and that I did not expect?',
  children: 'It is kept aside and not charged. '.repeat(30),
};

/** Never wider than the phone; what is too long scrolls inside. */
export const LongText = meta.story({
  args: long,
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right, bottom } = (await opened()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeGreaterThan(0);
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await opened();
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await opened();
  },
});

/** Open; its button and its cross are at least 44 by 44 px. */
export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const close = within(await opened()).getByRole('button', { name: 'Close' });
    for (const one of [trigger, close]) {
      const { width, height } = one.getBoundingClientRect();
      await expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Dark = meta.story({ ...Default.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });

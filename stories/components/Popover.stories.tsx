import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { IconButton } from '@patient/ui/IconButton';
import { Link } from '@patient/ui/Link';
import { Popover } from '@patient/ui/Popover';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { addOtherOverlay } from '../otherOverlay.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <IconButton icon="info" label="About the hold" />,
    title: 'Why is there a hold on my card?',
    children: (
      <>
        <p>
          Your bank holds the amount until a doctor approves your treatment. We don’t charge you before that.
        </p>
        <Link href="/user/subscriptions">Your subscriptions</Link>
      </>
    ),
    onOpenChange: fn(),
  },
});

const page = () => within(document.body);
const findOpen = async () => {
  const dialog = await page().findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const expectClosed = () => waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());

/** Opened for the reference screenshot. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await findOpen()).toHaveAccessibleName('Why is there a hold on my card?');
  },
});

/** Focus moves in, stays inside and returns on close. Escape closes. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'About the hold' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const dialog = await findOpen();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Android's Back closes the popover; a second Back leaves the page. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await findOpen();
    await expect(pressBack()).toBe(true);
    await expectClosed();
    await expect(pressBack()).toBe(false);
  },
});

/** Closes with the close button and with a press outside. */
export const Pointer = meta.story({
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(within(await findOpen()).getByRole('button', { name: 'Close' }));
    await expectClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await findOpen();
    await userEvent.click(document.body);
    await expectClosed();
  },
});

/** A press on what others add to the page, such as a password manager, doesn't close it. */
export const OverlayOfOthers = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await findOpen();
    const { button, onClick } = addOtherOverlay(document.documentElement);
    await userEvent.click(button);
    button.remove();
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(dialog).toBeInTheDocument();
    // It was opened, and not closed.
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** Controlled by its caller. */
export const Controlled = meta.story({
  args: { isOpen: true, trigger: <Button>Details</Button> },
  play: async ({ args }) => {
    await userEvent.click(within(await findOpen()).getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(page().getByRole('dialog')).toBeInTheDocument();
  },
});

const long = {
  title: 'Why does my bank show an amount that I didn’t expect and that wasn’t charged?',
  children: 'It’s held and not charged. '.repeat(30),
};

/** Never wider than the screen; long content scrolls. */
export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { left, right, bottom } = (await findOpen()).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeGreaterThan(0);
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await findOpen();
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await findOpen();
  },
});

/** Opened; trigger and close button are at least 44 by 44 px. */
export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const close = within(await findOpen()).getByRole('button', { name: 'Close' });
    for (const one of [trigger, close]) {
      const { width, height } = one.getBoundingClientRect();
      await expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...Default.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

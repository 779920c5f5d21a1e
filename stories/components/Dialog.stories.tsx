import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { UiProvider, useBrand } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { coveredControls } from '../coveredControls.ts';
import { addOtherOverlay } from '../otherOverlay.ts';
import { waitForOverlay } from '../waitForOverlay.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { isReadable } from './isReadable.ts';

/** Page with a button that opens the dialog. */
function Page({ isOpen: initiallyOpen, onOpenChange, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <Stack gap={4} align="start">
        <h1>Account</h1>
        <Button onPress={() => handleOpenChange(true)}>Contact us</Button>
      </Stack>
      <Dialog {...rest} isOpen={isOpen} onOpenChange={handleOpenChange} />
    </main>
  );
}

const buttons = (
  <>
    <Button>Not now</Button>
    <Button variant="primary">Send message</Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  parameters: { isOverlay: true },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'How can we help you?',
    children: (
      <>
        <p>We are here 24/7 and answer by email.</p>
        <TextField label="Your message" />
      </>
    ),
    footer: buttons,
  },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);

export const Default = meta.story();

/** Focus moves in, stays inside and returns on close. Escape closes. Nothing is rendered while closed. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Contact us' });
    await expect(page().queryByRole('dialog')).not.toBeInTheDocument();
    await step('Focus moves to the dialog, and its title is announced', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await page().findByRole('dialog', { name: 'How can we help you?' });
      await waitFor(() => expect(dialog).toHaveFocus());
      await expect(opener.closest('[inert]')).not.toBeNull();
      // A dialog adds no landmarks.
      await expect(within(dialog).queryByRole('banner')).not.toBeInTheDocument();
      await expect(within(dialog).queryByRole('contentinfo')).not.toBeInTheDocument();
    });
    await step('Tab stays inside', async () => {
      const stops = ['Close', 'Your message', 'Not now', 'Send message', 'Close'];
      for (const name of stops) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
      await userEvent.tab({ shift: true });
      await expect(document.activeElement).toHaveAccessibleName('Send message');
    });
    await step('Escape closes and returns focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** Closes with the close button and with a press outside. */
export const Closing = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(await page().findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await page().findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** A press on what others add to the page, such as a password manager, doesn't close it. */
export const OverlayOfOthers = meta.story({
  tags: ['check'],
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog');
    const { button, onClick } = addOtherOverlay(document.documentElement);
    await userEvent.click(button);
    button.remove();
    await expect(onClick).toHaveBeenCalledOnce();
    await expect(dialog).toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

const navigate = () => undefined;

/** Page of an app that names what others add to the body. */
function PageWithTopLayer(args: ComponentProps<typeof Dialog>) {
  return (
    <UiProvider brand={useBrand()} navigate={navigate} topLayer="body > .other">
      <Page {...args} />
    </UiProvider>
  );
}

/** With `topLayer` of UiProvider, what others add to the body stays usable above it, whenever they add it. */
export const TopLayer = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  render: (args) => <PageWithTopLayer {...args} />,
  play: async ({ canvas }) => {
    const before = addOtherOverlay(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    const dialog = await page().findByRole('dialog');
    const after = addOtherOverlay(document.body);
    for (const { button, onClick } of [before, after]) {
      await waitFor(() => expect(button).toHaveAttribute('data-react-aria-top-layer'));
      await expect(button.closest('[inert]')).toBeNull();
      await userEvent.click(button);
      await expect(onClick).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
      button.remove();
    }
    await expect(dialog).toBeInTheDocument();
    await expect(canvas.getByText('Account').closest('[inert]')).not.toBeNull();
  },
});

/** Can't be closed without an answer: no close button, no Escape, no press outside. */
export const NotDismissable = meta.story({
  args: { isDismissable: false },
  play: async ({ args }) => {
    const dialog = await page().findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(page().queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Small = meta.story({ args: { size: 'small' } });

const paragraphs = Array.from({ length: 14 }, (_, index) => `${index + 1}. `);

/** Title and buttons stay visible while the content scrolls. */
export const LongText = meta.story({
  tags: ['check'],
  args: {
    title: 'How we use the information you share with your doctor, and how long we keep it',
    children: paragraphs.map((number) => (
      <p key={number}>
        {number}Your doctor reads your answers and your photos, and nobody else does unless the law asks for
        it.
      </p>
    )),
  },
  globals: onPhone,
  play: async () => {
    const dialog = await page().findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitForOverlay();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    const send = page().getByRole('button', { name: 'Send message' }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

const many = Array.from({ length: 14 }, (_, index) => `Order ${index + 1}`);

/** The sticky header and footer never cover the focused element. */
export const FocusNotCovered = meta.story({
  tags: ['check'],
  args: { children: many.map((order) => <Button key={order}>{order}</Button>) },
  globals: onPhone,
  play: async () => {
    await page().findByRole('dialog');
    await waitForOverlay();
    await expect(await coveredControls(many.length + 3)).toEqual([]);
  },
});

export const Phone = meta.story({ tags: ['check'], globals: onPhone });

/** Title and buttons scroll with the content when they would cover it. */
export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    const dialog = await page().findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await waitForOverlay();
    await waitFor(() => expect(isReadable(page().getByText(/We are here 24/))).toBe(true));
    await waitFor(() => expect(isReadable(page().getByRole('button', { name: 'Send message' }))).toBe(true));
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

/** Bad example for the docs page. */
export const BadExampleShouting = meta.story({
  tags: ['check'],
  args: {
    title: 'Attention!',
    children: <p>Please choose how to continue.</p>,
    footer: (
      <>
        <Button variant="primary">Continue</Button>
        <Button variant="primary">Go back</Button>
        <Button variant="primary">Skip</Button>
      </>
    ),
  },
});

/** Every target is at least 44 by 44 px. */
export const AllStates = meta.story({
  name: 'Sheet',
  args: { size: 'help' },
  play: async () => {
    const dialog = await page().findByRole('dialog');
    await waitForOverlay();
    for (const button of within(dialog).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });

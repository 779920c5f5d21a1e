import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Link } from '@patient/ui/Link';
import { Sheet } from '@patient/ui/Sheet';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { onAndroid, pressBack } from '../androidBack.ts';
import { coveredControls } from '../coveredControls.ts';
import { waitForOverlay } from '../waitForOverlay.ts';

/** Page with a button that opens the sheet. */
function Page({ isOpen: initiallyOpen, onOpenChange, ...rest }: ComponentProps<typeof Sheet>) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const handleOpenChange = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <Stack as="main" align="start">
      <h1>Subscriptions</h1>
      <Button onPress={() => handleOpenChange(true)}>Help</Button>
      <Sheet {...rest} isOpen={isOpen} onOpenChange={handleOpenChange} />
    </Stack>
  );
}

const topics = ['Medication or treatment plan', 'Side effects', 'Messages from the healthcare team'];

const meta = preview.meta({
  title: 'Components/Sheet',
  component: Sheet,
  parameters: { isOverlay: true },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'How can we help you?',
    children: (
      <Stack as="ul" gap={2}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link href="/user/chat" variant="standalone">
              {topic}
            </Link>
          </li>
        ))}
      </Stack>
    ),
  },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);
const findOpen = async () => {
  const sheet = await page().findByRole('dialog', { name: 'How can we help you?' });
  await waitFor(() => expect(sheet).toHaveFocus());
  await waitForOverlay();
  return sheet;
};
const expectClosed = () => waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story();

/** Focus moves in, stays inside and returns on close. Escape closes. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Help' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await findOpen();
    await expect(opener.closest('[inert]')).not.toBeNull();
    for (const name of ['Close', ...topics, 'Close']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expectClosed();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Android's Back closes the sheet; a second Back leaves the page. */
export const AndroidBack = meta.story({
  beforeEach: onAndroid,
  play: async ({ args }) => {
    await findOpen();
    await expect(pressBack()).toBe(true);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expectClosed();
    await expect(pressBack()).toBe(false);
  },
});

/** Closes with the close button and with a press on the visible strip of the page. */
export const Closing = meta.story({
  play: async ({ canvas }) => {
    await findOpen();
    await userEvent.click(page().getByRole('button', { name: 'Close' }));
    await expectClosed();
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await findOpen();
    await userEvent.click(document.body);
    await expectClosed();
  },
});

/** 250 px wide, on the left in left-to-right text. */
export const Drawer = meta.story({
  args: { width: 'drawer' },
  play: async () => {
    const box = (await findOpen()).getBoundingClientRect();
    await expect(box.left).toBeLessThan(2);
    await expect(Math.round(box.right)).toBeGreaterThanOrEqual(248);
    await expect(Math.round(box.right)).toBeLessThanOrEqual(250);
  },
});

export const FromEnd = meta.story({
  args: { side: 'end' },
  play: async () => {
    const box = (await findOpen()).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(window.innerWidth / 2);
  },
});

/** On the right in right-to-left text. */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async () => {
    const box = (await findOpen()).getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(window.innerWidth / 2);
  },
});

export const FromBottom = meta.story({
  args: { side: 'bottom' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A strip of the page stays visible to press. */
export const Phone = meta.story({
  tags: ['check'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect((await findOpen()).getBoundingClientRect().right).toBeLessThan(window.innerWidth - 24);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    title: 'How can we help you with your treatment, your package or your bill?',
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>Your doctor reads what you write here, usually within 24 hours. Number {index + 1}.</p>
    )),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

const many = Array.from({ length: 16 }, (_, index) => `Order ${index + 1}`);

/** The sticky header never covers the focused element. */
export const FocusNotCovered = meta.story({
  tags: ['check'],
  args: {
    children: (
      <Stack as="ul" gap={2}>
        {many.map((order) => (
          <li key={order}>
            <Link href="/user/order-history" variant="standalone">
              {order}
            </Link>
          </li>
        ))}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await findOpen();
    await expect(await coveredControls(many.length + 1)).toEqual([]);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { width: 'drawer' },
  globals: { textSize: '200' },
});

/** Bad example for the docs page: a question that needs an answer. */
export const Question = meta.story({
  tags: ['check'],
  args: {
    side: 'bottom',
    title: 'Pause your subscription?',
    children: <Button variant="primary">Pause subscription</Button>,
  },
});

/** Opened; close button and links are at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  play: async () => {
    const sheet = within(await findOpen());
    for (const one of [sheet.getByRole('button', { name: 'Close' }), ...sheet.getAllByRole('link')])
      await expect(Math.round(one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });

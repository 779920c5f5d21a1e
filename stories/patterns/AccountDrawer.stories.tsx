import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountDrawer } from '@patient/ui/AccountDrawer';
import type { AccountNavItem } from '@patient/ui/AccountNav';
import { IconButton } from '@patient/ui/IconButton';
import preview from '../../.storybook/preview.tsx';
import { smallTargets } from '../targets.ts';

/** Page with the menu button. */
function Page({ isOpen: atFirst, onOpenChange, ...rest }: ComponentProps<typeof AccountDrawer>) {
  const [isOpen, setOpen] = useState(atFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <IconButton icon="menu" label="Open menu" onPress={() => change(true)} />
      <h1>Subscriptions</h1>
      <AccountDrawer {...rest} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const items: readonly AccountNavItem[] = [
  { href: '/user/subscriptions', label: 'Home', icon: 'home', isCurrent: true },
  { href: '/user/order-history', label: 'Order History', icon: 'orders' },
  { href: '/user/chat', label: 'Doctor Messaging', icon: 'chat', count: 3 },
  { href: '/user/profile', label: 'Account Info', icon: 'user' },
];

const meta = preview.meta({
  title: 'Patterns/Shell/AccountDrawer',
  component: AccountDrawer,
  parameters: { isOverlay: true },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onHelp: fn(),
    onLogout: fn(),
    items,
    patient: { name: 'Ada Byron', email: 'ada@example.com' },
  },
  render: (args) => <Page {...args} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

const page = () => within(document.body);
const opened = async () => {
  const drawer = await page().findByRole('dialog', { name: 'Menu' });
  await waitFor(() => expect(drawer).toHaveFocus());
  return drawer;
};
const waitUntilClosed = () => waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());

export const Default = meta.story({ tags: ['layout:drawer'] });

/** Focus moves in and cycles; Escape returns it to the menu button. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await opened();
    const stops = [
      'Close menu',
      'Home',
      'Order History',
      'Doctor Messaging 3 new',
      'Account Info',
      'Help topics',
      'Log out',
      'Close menu',
    ];
    for (const name of stops) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** A link closes the drawer; Help and Log out close it before they act. */
export const Choosing = meta.story({
  play: async ({ args, canvas }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu', hidden: true }));
      await opened();
    };
    await opened();
    await userEvent.click(page().getByRole('link', { name: 'Order History' }));
    await waitUntilClosed();
    await open();
    await userEvent.click(page().getByRole('button', { name: 'Help topics' }));
    await waitUntilClosed();
    await expect(args.onHelp).toHaveBeenCalledTimes(1);
    await open();
    await userEvent.click(page().getByRole('button', { name: 'Log out' }));
    await waitUntilClosed();
    await expect(args.onLogout).toHaveBeenCalledTimes(1);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: { textSize: '200', viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await opened();
    await userEvent.tab();
    await userEvent.tab();
    const row = page().getByRole('link', { name: 'Home' });
    await expect(row).toHaveFocus();
    // The drawer would clip a ring outside the row.
    await expect(getComputedStyle(row).outlineOffset).toBe('-2px');
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl', viewport: { value: 'phone', isRotated: false } },
});

export const AllStates = meta.story({
  name: 'Sheet',
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
    await expect(smallTargets(within(document.body).getByRole('dialog'))).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  globals: { scheme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

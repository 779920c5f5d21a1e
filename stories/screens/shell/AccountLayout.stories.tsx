import { expect, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { changeResponse } from '../support/responses.ts';
import { onPhone } from '../../phone.ts';
import { signIn } from '../support/signIn.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Shell/Account layout',
  args: { path: '/user/subscriptions', as: 'active' },
});

const desktop = { viewport: { value: 'desktop', isRotated: false } };

/** On wide screens the menu is next to the page: patient, current page, help and logout. */
export const Desktop = meta.story({
  tags: ['layout:account'],
  globals: desktop,
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
    await expect(await menu.findByText('Ben Carter')).toBeVisible();
    await expect(await menu.findByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(await menu.findByRole('button', { name: 'Help topics' })).toBeVisible();
    await expect(await menu.findByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
});

/** On phones the menu is a drawer that keeps focus inside; Escape closes it and restores focus. */
export const Drawer = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expect(await within(drawer).findByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const stopCount =
      within(drawer).getAllByRole('button').length + within(drawer).getAllByRole('link').length;
    for (let stop = 0; stop <= stopCount; stop += 1) {
      await userEvent.tab();
      await expect(drawer.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** The messaging item counts new messages and updates over the WebSocket and when messages are read. */
export const NewMessages = meta.story({
  tags: ['layout:chat-count'],
  args: { as: 'chat' },
  globals: desktop,
  play: async ({ canvas, visit }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
    await expect(await menu.findByRole('link', { name: 'Doctor Messaging 5 new' })).toBeVisible();
    await waitFor(() => expect(visit.sandbox.connections.size('patient-chat')).toBe(1));
    await userEvent.click(await menu.findByRole('link', { name: /Doctor Messaging/ }));
    const chats = within(await canvas.findByRole('navigation', { name: 'Chats' }));
    await userEvent.click(await chats.findByRole('link', { name: /Photo or ID/ }));
    await expect(await menu.findByRole('link', { name: 'Doctor Messaging 2 new' })).toBeVisible();
  },
});

export const DrawerOpen = meta.story({
  tags: ['layout:drawer'],
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    // The drawer is invisible until its animation has ended.
    await waitFor(() => expect(within(drawer).getByText('Ben Carter')).toBeVisible());
  },
});

/** Help closes the drawer and opens the help panel. Closing the panel returns focus to the page. */
export const HelpInDrawer = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Help topics' }));
    const help = await screen.findByRole('dialog', { name: 'How can we help?' });
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await userEvent.click(await within(help).findByRole('button', { name: 'Close help' }));
    await waitFor(() => expect(help).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

/** The support dialog takes focus, offers an email link and restores focus. */
export const Help = meta.story({
  tags: ['every-brand', 'header:help'],
  globals: desktop,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Help?' });
    await userEvent.click(button);
    const help = await screen.findByRole('dialog', { name: 'Contact us' });
    await waitFor(() => expect(help.contains(document.activeElement)).toBe(true));
    await expect(await within(help).findByRole('link', { name: 'Send an email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Clears storage, ends the session at the identity service, opens the brand's website and shows the entry page. */
export const LogsOut = meta.story({
  tags: ['check', 'every-brand', 'header:logout'],
  args: { path: '/login', as: undefined },
  globals: desktop,
  beforeEach: () => {
    spyOn(globalThis, 'open').mockReturnValue(null);
  },
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'active');
    const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
    await expect(visit.storage.length).toBeGreaterThan(0);
    await userEvent.click(await menu.findByRole('button', { name: 'Log out' }));
    const entry = /What can we help you with\?|Where do you live\?/;
    await expect(await canvas.findByRole('heading', { level: 1, name: entry })).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
    await expect(canvas.queryByText('Ben Carter')).not.toBeInTheDocument();
    const [address] = mocked(globalThis.open).mock.calls[0] ?? [];
    await expect(String(address)).toMatch(/^https:/);
    // The identity service revokes the token.
    await waitFor(() => expect(visit.calls.at(-1)).toBe('POST /identity'));
    await expect(visit.storage).toHaveLength(0);
  },
});

/** Invalid fields of an account are ignored, and a long name is cut. */
export const InvalidAccountFields = meta.story({
  globals: desktop,
  beforeEach: (context) => {
    changeResponse(context, '/me', (me) => ({
      ...me,
      email: null,
      avatar: { url: 'https://example.com' },
      firstName: 'Ben '.repeat(250_000),
      lastName: null,
      notificationPreference: [],
      subscriptions: [null],
    }));
  },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
    const name = await menu.findByText(/^Ben Ben/);
    await expect(name.textContent.length).toBeLessThanOrEqual(10_000);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(await menu.findByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

/** An account without a patient record can't be used: the page says so and can retry. */
export const NoPatientRecord = meta.story({
  globals: desktop,
  beforeEach: (context) => {
    changeResponse(context, '/me', (me) => ({ ...me, patient: undefined }), { once: true });
  },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await userEvent.click(await main.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Ben Carter')).toBeVisible();
    await waitFor(() => expect(main.getAllByRole('link').length).toBeGreaterThan(0));
  },
});

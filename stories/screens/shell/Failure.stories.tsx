import { UnknownGuardError } from '@patient/app/shell/guards/runGuards.ts';
import { layouts, screens } from '@patient/app/shell/router/screens.ts';
import { expect, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { setOnline } from '../support/network.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Shell/Failure',
  args: { path: '/weightloss' },
});

/** Loader of a lazy screen. The sandbox can't simulate a chunk that fails to load or render. */
const mockRegister = () => spyOn(screens, './features/registration/basics/RegisterScreen.tsx');

/** A chunk fails to load and can be retried. */
export const LoadFails = meta.story({
  tags: ['layout:error', 'message:failed', 'message:home-page'],
  beforeEach: () => {
    mockRegister().mockRejectedValueOnce(new Error('Connection lost'));
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'An error occurred' });
    await expect(heading).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible();
  },
});

/** A screen fails to render; header and help stay. */
export const RenderFails = meta.story({
  beforeEach: () => {
    // React logs errors that a boundary catches.
    spyOn(console, 'error').mockReturnValue();
    mockRegister().mockResolvedValueOnce({
      RegisterScreen: () => {
        throw new Error('A bug');
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Help?' })).toBeEnabled();
    await expect(await canvas.findByRole('main')).not.toHaveTextContent('A bug');
  },
});

let fixScreen = () => {};

const PATIENT = { path: '/user/subscriptions', as: 'active' } as const;

/** A layout fails to render: the patient can still retry, get help and log out. */
export const LayoutFails = meta.story({
  args: PATIENT,
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue();
    spyOn(globalThis, 'open').mockReturnValue(null);
    spyOn(layouts, './shell/layouts/AccountLayout.tsx').mockResolvedValueOnce({
      AccountLayout: () => {
        throw new Error('A bug');
      },
    });
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Help?' })).toBeEnabled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    const entry = /What can we help you with\?|Where do you live\?/;
    await expect(await canvas.findByRole('heading', { level: 1, name: entry })).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
    await expect(mocked(globalThis.open)).toHaveBeenCalled();
  },
});

/** After logging out, the entry page fails to load: the patient still learns that logging out has succeeded. */
export const LoggedOut = meta.story({
  args: PATIENT,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    spyOn(globalThis, 'open').mockReturnValue(null);
    spyOn(screens, './features/registration/EntryScreen.tsx').mockRejectedValueOnce(
      new TypeError('Failed to fetch'),
    );
  },
  play: async ({ canvas, visit }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Account' }));
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    const title = 'You are logged out';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByText(/no longer on this device/)).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
  },
});

/** Offline, a page whose code has not loaded keeps the menu and loads once online. */
export const Offline = meta.story({
  tags: ['layout:account'],
  args: PATIENT,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    const file = './features/orders/OrderHistoryScreen.tsx';
    const load = screens[file];
    spyOn(screens, file).mockImplementation(async () => {
      if (!navigator.onLine || !load) throw new TypeError('Failed to fetch');
      return load();
    });
  },
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Home' });
    setOnline(false);
    visit.location.navigate('/user/order-history');
    const heading = await canvas.findByRole('heading', { level: 1, name: "You're offline" });
    await waitFor(() => expect(heading).toHaveFocus());
    const menu = within(canvas.getByRole('navigation', { name: 'Account' }));
    await expect(menu.getByRole('link', { name: 'Order History' })).toHaveAttribute('aria-current', 'page');
    setOnline(true);
    const title = await canvas.findByRole('heading', { level: 1, name: 'Order history' });
    await waitFor(() => expect(title).toHaveFocus());
  },
});

/** Rendering a response fails: Try again refetches instead of using the cached response. */
export const ResponseFails = meta.story({
  tags: ['check'],
  args: PATIENT,
  beforeEach: () => {
    let isBroken = true;
    spyOn(console, 'error').mockReturnValue();
    const SubscriptionsScreen = () => {
      if (isBroken) throw new Error('A bug');
      return <h1>All well</h1>;
    };
    spyOn(screens, './features/subscriptions/SubscriptionsScreen.tsx').mockResolvedValue({
      SubscriptionsScreen,
    });
    fixScreen = () => {
      isBroken = false;
    };
  },
  play: async ({ canvas, visit }) => {
    const requests = () => visit.calls.filter((call) => call === 'GET /me').length;
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(requests()).toBe(1));
    fixScreen();
    await userEvent.click(retry);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'All well' });
    await expect(heading).toBeVisible();
    // The focused button has been removed.
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(requests()).toBe(2));
  },
});

/** A route with an unknown guard (specification section 2). */
export const UnknownGuard = meta.story({
  tags: ['message:unknownGuard'],
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue();
    mockRegister().mockResolvedValueOnce({
      RegisterScreen: () => {
        throw new UnknownGuardError();
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unknown middleware' })).toBeVisible();
    await expect(await canvas.findByText('500')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Home page' })).toBeVisible();
  },
});

/** When the error page fails to render, one line of text remains. */
export const ErrorPageFails = meta.story({
  tags: ['message:errorPageBroke'],
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue();
    mockRegister().mockResolvedValueOnce({
      RegisterScreen: () => {
        // oxlint-disable-next-line no-throw-literal -- a value that throws when it's inspected
        throw new Proxy(new Error('A bug'), {
          getPrototypeOf: () => {
            throw new Error('Another bug');
          },
        });
      },
    });
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: 'An error occurred while showing the error page',
    });
    await expect(heading.closest('[role=alert]')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
});

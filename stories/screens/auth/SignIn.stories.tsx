import { demoPassword } from '@patient/api/sandbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { emailOf, signIn } from '../support/signIn.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Auth/Sign in',
  args: { path: '/login' },
});

/** Nothing stored, nothing asked of the service before it is needed. */
export const Default = meta.story({
  tags: ['route:/login', 'layout:auth'],
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
    await expect(visit.calls).toEqual([]);
  },
});

/** Ends on the page that was wanted before the app asked who is there. */
export const SignsIn = meta.story({
  tags: ['guard:activeUser-anonymous'],
  args: { path: '/user/subscriptions/active-1' },
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'active');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'ED Tablets' });
    await waitFor(() => expect(canvas.getByRole('main')).toContainElement(heading));
    await expect(visit.location.history).toEqual(['/user/subscriptions/active-1']);
    await expect(visit.storage.getItem('loggedIn')).toBe('true');
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

/** Every problem is told at the head of the form, which takes the focus, and leads to its field. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email' }));
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter your email');
    await expect(visit.calls).toEqual([]);
  },
});

/** Says what is wrong in words, takes the focus there, and keeps the email. */
export const WrongPassword = meta.story({
  tags: ['message:server'],
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'active', 'not the password');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('That email and password do not match.');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('active'));
    await expect(visit.storage).toHaveLength(0);
  },
});

/** Who is no patient is refused, and nothing of the session stays on the device. */
export const WrongUser = meta.story({
  tags: ['message:wrongUser'],
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'doctor');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Wrong User!');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
  },
});

/** No line: says so, and keeps what was typed for another try. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await signIn(canvas, 'active');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent(/could not reach the sign-in service/);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('active'));
  },
});

/** The identity service answers, the service behind it does not: nobody is half signed in. */
export const ServiceFailing = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getMe', status: 500, message: FAILING_MESSAGE }),
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'active');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent(FAILING_MESSAGE);
    await expect(visit.storage).toHaveLength(0);
  },
});

/** While the service thinks, the button keeps its place and focus and takes no second press. */
export const Pending = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'active');
    await expect(await canvas.findByRole('progressbar', { name: 'Signing in…' })).toBeInTheDocument();
    const button = canvas.getByRole('button', { name: /Sign in/ });
    await waitFor(() => expect(visit.calls).toEqual(['POST /identity']));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(visit.calls).toEqual(['POST /identity']);
  },
});

/** From the head of the page to the account without a pointer; the password can be looked at on the way. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Help?' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard(emailOf('active'));
    await userEvent.tab();
    await userEvent.keyboard(demoPassword);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your subscriptions' })).toHaveFocus();
  },
});

/** Support is reached from here too, by email. */
export const Help = meta.story({
  tags: ['header:help', 'header:contact'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Help?' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
    await expect(within(dialog).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** One column at 360 px, nothing beside the page. */
export const Phone = meta.story({ globals: phone, play: fitsTheScreen });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ globals: { textSize: '200', ...phone }, play: fitsTheScreen });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: fitsTheScreen });

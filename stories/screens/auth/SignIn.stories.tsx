import { routes } from '@patient/app/shared/routes.ts';
import { demoPassword } from '@patient/api/sandbox';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';
import { emailOf, signIn } from '../support/signIn.ts';
import { callIdentity } from '../support/callIdentity.ts';
import type { PlayContext } from '../support/subscription.ts';
import { createUnconfirmed, mailedCode, mails } from '../support/unconfirmed.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Auth/Sign in',
  args: { path: '/login' },
});

/** Stores nothing and makes no calls before the form is submitted. */
export const Default = meta.story({
  tags: ['route:/login', 'layout:auth'],
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(await canvas.findByRole('banner')).toBeVisible();
    await expect(await canvas.findByRole('main')).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
    await expect(visit.calls).toEqual([]);
  },
});

/** Returns to the page that required sign-in. */
export const SignsIn = meta.story({
  tags: ['check', 'guard:activeUser-anonymous'],
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

/** The error summary takes focus and links to each field. */
export const Empty = meta.story({
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter your password' }));
    await expect(await canvas.findByLabelText('Password')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter your email' }));
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveFocus();
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter your email');
    await expect(visit.calls).toEqual([]);
  },
});

/** The error summary takes focus; the email stays filled in. No toast repeats the error. */
export const WrongPassword = meta.story({
  tags: ['message:server'],
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'active', 'not the password');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('That email and password do not match.');
    await expect(screen.getAllByText('That email and password do not match.')).toHaveLength(1);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('active'));
    await expect(visit.storage).toHaveLength(0);
  },
});

/** An email that can't be one is a problem of its field, without a request. */
export const InvalidEmail = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@example,com');
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription(/can't have “,”/);
    await expect(visit.calls).toEqual([]);
  },
});

/** An email is pasted with an invisible sign and spaces. */
export const PastedEmail = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Email' }));
    await userEvent.paste(`\u200B ${emailOf('active')}\u00A0`);
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
  },
});

/** Signs in with the right password of an account that needs more. Returns the error summary. */
async function signInTo({ canvas, visit }: PlayContext, change: Readonly<Record<string, unknown>>) {
  const email = 'ada.lovell@example.com';
  await callIdentity(visit, 'SignUp', { Username: email, Password: demoPassword });
  const user = visit.sandbox.store.get('identityUsers', '', email);
  if (user) visit.sandbox.store.put('identityUsers', '', email, { ...user, ...change });
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
  await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
  return canvas.findByRole('alert', { name: 'There is a problem' });
}

/** The owner of a disabled account learns that a new password doesn't help, and whom to contact. */
export const Disabled = meta.story({
  play: async (context) => {
    const summary = await signInTo(context, { isDisabled: true });
    await expect(summary).toHaveTextContent(/turned off.*Email support@.* for help/);
  },
});

/** The account has a second factor, which the app has no screen for. */
export const OtherStep = meta.story({
  play: async (context) => {
    const summary = await signInTo(context, { challenge: { name: 'SMS_MFA', parameters: {} } });
    await expect(summary).toHaveTextContent(/another step.*Email support@.* for help/);
  },
});

/** Users who aren't patients are rejected; nothing is stored. */
export const WrongUser = meta.story({
  tags: ['message:wrongUser'],
  play: async ({ canvas, visit }) => {
    await signIn(canvas, 'doctor');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Wrong User!');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(visit.storage).toHaveLength(0);
  },
});

/** An unconfirmed account gets a new code and continues its registration. */
export const NotConfirmed = meta.story({
  tags: ['flow'],
  play: async ({ canvas, visit }) => {
    const email = 'ada.lovell@example.com';
    await createUnconfirmed(visit, email);
    const mailCount = mails(visit).length;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email);
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
    const notice = await canvas.findByText('Check your email');
    await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
    await expect(mails(visit)).toHaveLength(mailCount + 1);
    await expect(visit.storage).toHaveLength(0);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), `${mailedCode(visit)}{Enter}`);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'What would you like to treat?' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(visit.location.history.at(-1)).toBe('/register');
  },
});

/** The email stays filled in for another try. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await signIn(canvas, 'active');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent(/could not reach the sign-in service/);
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('active'));
  },
});

/** The identity service succeeds and the API fails: no partial session remains. */
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

/** A pending button keeps its place and focus and ignores further presses. */
export const Pending = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas, visit } = context;
    const release = delayRequest(context, 'post', '/identity');
    await signIn(canvas, 'active');
    await expect(await canvas.findByRole('progressbar', { name: 'Signing in…' })).toBeInTheDocument();
    const button = await canvas.findByRole('button', { name: /Sign in/ });
    await release.received;
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    release();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
    // The delayed request is not recorded; this one responds to its challenge.
    await expect(visit.calls.filter((call) => call === 'POST /identity')).toHaveLength(1);
  },
});

/** Links to the treatments for new patients, and to the password reset. */
export const OtherLinks = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/');
    const forgotLink = await canvas.findByRole('link', { name: 'Forgot password?' });
    await expect(routes.map(({ path }) => path)).toContain(forgotLink.getAttribute('href'));
  },
});

/** Signs in with the keyboard, including showing the password. */
export const KeyboardOnly = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign in' });
    await userEvent.tab();
    await expect(await canvas.findByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Help?' })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard(emailOf('active'));
    await userEvent.tab();
    await userEvent.keyboard(demoPassword);
    await userEvent.tab();
    await expect(await canvas.findByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Account info' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const Help = meta.story({
  tags: ['header:help', 'header:contact'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Help?' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Contact us' });
    await expect(await within(dialog).findByRole('link', { name: 'Send an email' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

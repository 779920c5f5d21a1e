import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  acceptConsents,
  fillAccount,
  fillBasics,
  submitPart,
  expectPart,
  visitor,
  expectRegistered,
} from '../support/registration.ts';
import { emailOf } from '../support/signIn.ts';
import { watchToasts } from '../support/toasts.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Known patient',
  args: { path: '/weightloss' },
});

/** An email with an account offers sign-in; another email keeps the other input. */
export const KnownEmail = meta.story({
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas, emailOf('active'));
    await expect(await canvas.findByText('You already have an account')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another email' }));
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
    await submitPart(canvas);
    await canvas.findByText('You already have an account');
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await submitPart(canvas, 'Sign in');
    await waitFor(() => expect(visit.storage.getItem('status')).toBe('active'));
    await expect(await canvas.findByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  },
});

/** Both email and phone belong to an account: the page only offers to sign in. */
export const KnownEmailAndPhone = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => visit.sandbox.store.put('phones', '', '+14155550132', { userId: 'user-active' }),
  play: async (context) => {
    const { canvas } = context;
    const shown = watchToasts(context);
    await fillBasics(canvas, emailOf('active'));
    await expect(await canvas.findByText('You already have an account')).toBeVisible();
    await expect(shown).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
});

/** An account without a patient keeps the input and its own email. */
export const AccountWithoutPatient = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas, emailOf('visitor'));
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await submitPart(canvas, 'Sign in');
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('readonly');
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
    await submitPart(canvas);
    await acceptConsents(canvas);
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    await submitPart(canvas, 'Continue');
    await expectRegistered(visit);
  },
});

/** Creates the account as in another tab. */
async function signUpElsewhere({ sandbox }: Visit, Username: string, Password: string): Promise<void> {
  const url = new URL(`${sandbox.publicPath}/identity`, document.baseURI);
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
  };
  const body = JSON.stringify({ ClientId: 'sandbox', Username, Password });
  await expect((await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))).ok).toBe(true);
}

/** The account was created elsewhere since: after sign-in, its email is shown as the patient's own. */
export const AccountCreatedElsewhere = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const password = 'Another-River-43';
    await fillBasics(canvas);
    await fillAccount(canvas);
    await signUpElsewhere(visit, visitor.email, password);
    await submitPart(canvas, 'Create account');
    await expect(await canvas.findByText('You already have an account')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Password'), password);
    await submitPart(canvas, 'Sign in');
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByText('There is already an account with that email.')).not.toBeInTheDocument();
    await submitPart(canvas);
    // Consents stay checked.
    await expectPart(canvas, 'Your account');
    await submitPart(canvas, 'Continue');
    await expectRegistered(visit);
  },
});

/** Phone number of another account. */
export const KnownPhone = meta.story({
  tags: ['message:phone-exists'],
  beforeEach: ({ visit }) => visit.sandbox.store.put('phones', '', '+14155550132', { userId: 'user-active' }),
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'This phone number belongs to another account. Enter another number, or sign in to that account.',
    );
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  },
});

import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  acceptConsents,
  fillAccount,
  fillBasics,
  fillContact,
  fillPerson,
  fillPlace,
  submitPart,
  expectPart,
  visitor,
} from '../support/registration.ts';
import { holdRequest } from '../support/responses.ts';
import { emailOf } from '../support/signIn.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Register',
  args: { path: '/weightloss' },
});

const expectRegistered = async (visit: { readonly storage: Storage }): Promise<void> => {
  await waitFor(() => expect(visit.storage.getItem('loggedIn')).toBe('true'));
  await expect(visit.storage.getItem('status')).toBe('register');
};

/** Neither name, contact nor password is on the device in clear. */
async function expectNotKept({ storage, tabStorage }: Visit): Promise<void> {
  const kept = [...storage.entries(), ...tabStorage.entries()];
  await expect(kept).not.toHaveLength(0);
  await expect(JSON.stringify(kept)).not.toContain(demoPassword);
  // Beside its tokens, the identity library keeps the email of the session.
  const own = kept.filter(([key]) => !key.startsWith('CognitoIdentityServiceProvider.'));
  for (const typed of [visitor.email, visitor.phone, visitor.lastName])
    await expect(JSON.stringify(own)).not.toContain(typed);
}

/** First part: state and zip code, with links to other treatments. */
export const Default = meta.story({
  tags: ['every-brand', 'route:/{slug}', 'route:/weightloss', 'layout:auth', 'step:basics'],
  play: async ({ canvas, visit }) => {
    await expectPart(canvas, 'Where do you live?');
    await expect(await canvas.findByText(/Weight Loss Treatment, step 1 of 4/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Anti-Aging Treatment' })).toBeVisible();
    await expect(await canvas.findByText(/^From \$199\.00 a month\. You see your own price/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'How to stop' })).toBeVisible();
    await expect(visit.calls).toEqual([]);
    await expect(visit.storage).toHaveLength(0);
  },
});

/** Creates account, patient and subscription with the documented calls in order. */
export const Registers = meta.story({
  tags: ['every-brand'],
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Create account' }));
    await expectRegistered(visit);
    const calls = visit.calls.filter((call) => !call.endsWith('/identity'));
    await expect(calls[0]).toBe('GET /get-enabled-states');
    // Both are asked at once, and reach the service in any order.
    await expect(calls.slice(1, 3).toSorted()).toEqual([
      'GET /api/check-exist-cognito-user',
      'POST /api/patient/check-phone-number',
    ]);
    await expect(calls.slice(3, 5)).toEqual(['POST /api/patient', 'POST /api/subscription']);
    await expect(visit.storage.getItem('subType')).toBe('wl');
    await expectNotKept(visit);
  },
});

/** Visitors from a state without service find out before the next question. */
export const NotServed = meta.story({
  tags: ['every-brand'],
  play: async ({ canvas }) => {
    await fillPlace(canvas, 'Alaska');
    await submitPart(canvas);
    await expect(await canvas.findByText("We don't treat patients in Alaska yet")).toBeVisible();
    await submitPart(canvas, 'Email us to get notified');
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Enter your email',
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another state' }));
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveValue('99501');
  },
});

/** State and ZIP code have to agree. */
export const OtherStatesZip = meta.story({
  play: async ({ canvas, visit }) => {
    await fillPlace(canvas, 'California', '97205');
    await submitPart(canvas);
    const message = 'This ZIP code is in Oregon, not in California. Check the ZIP code or the state';
    await userEvent.click(await canvas.findByRole('link', { name: message }));
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
    await expect(visit.calls).toEqual([]);
  },
});

/** A name is kept as typed, or the field says why it can't be. */
export const OddName = meta.story({
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    const name = await canvas.findByRole('textbox', { name: 'First name' });
    await userEvent.type(name, ' 🌸');
    await submitPart(canvas);
    const message = "A pharmacy label can't show “🌸”. Enter your first name without it";
    await expect(await canvas.findByRole('link', { name: message })).toBeVisible();
    await expect(name).toHaveValue('Ada 🌸');
  },
});

/** The error summary takes focus and links to the field. */
export const Empty = meta.story({
  play: async ({ canvas, visit }) => {
    await expectPart(canvas, 'Where do you live?');
    await submitPart(canvas);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter your ZIP code' }));
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
    await expect(visit.calls).toEqual([]);
  },
});

export const TooYoung = meta.story({
  tags: ['form:birth-date', 'number:gender'],
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas, '2010');
    await expect(await canvas.findByRole('radio', { name: 'Male' })).toBeChecked();
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'You must be 18 or older',
    );
  },
});

/** Going back and forth keeps all input. */
export const Back = meta.story({
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await expectPart(canvas, 'Where do you live?');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveValue('97205');
    await submitPart(canvas);
    await expectPart(canvas, 'About you');
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
    await expect(await canvas.findByRole('textbox', { name: 'Year' })).toHaveValue('1985');
  },
});

/** What is typed while the answers are checked wants a check of its own: the patient stays. */
export const ChangedWhileChecked = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    await submitPart(canvas);
    await fillContact(canvas, 'ada.lovell@example.co');
    const release = holdRequest(context, 'get', '/api/check-exist-cognito-user');
    await submitPart(canvas);
    await release.isHeld;
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'm');
    release();
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { name: 'Checking…' })).not.toBeInTheDocument(),
    );
    await expect(email).toHaveValue('ada.lovell@example.com');
    await submitPart(canvas);
    await expectPart(canvas, 'Your account');
    await expect(visit.calls.filter((call) => call.includes('check-exist'))).toHaveLength(1);
  },
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

/** A patient who returns and has forgotten the account is known by email and phone: what helps is signing in. */
export const KnownEmailAndPhone = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => visit.sandbox.store.put('phones', '', '+14155550132', { userId: 'user-active' }),
  play: async ({ canvas }) => {
    await fillBasics(canvas, emailOf('active'));
    await expect(await canvas.findByText('You already have an account')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
});

/** An account without a patient keeps the input and its own email. */
export const AccountWithoutPatient = meta.story({
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

/** Creates the account elsewhere, such as in another tab. */
async function signUpElsewhere({ sandbox }: Visit, Username: string, Password: string): Promise<void> {
  const url = new URL(`${sandbox.publicPath}/identity`, document.baseURI);
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
  };
  const body = JSON.stringify({ ClientId: 'sandbox', Username, Password });
  await expect((await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))).ok).toBe(true);
}

/** An account created elsewhere in the meantime: after sign-in, its email is the patient's own. */
export const AccountCreatedElsewhere = meta.story({
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

/** Creating the patient fails: the retry doesn't create a second account. */
export const PatientFails = meta.story({
  tags: ['message:server'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'createPatient', status: 500, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await submitPart(canvas, 'Create account');
    await waitFor(() =>
      expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent(FAILING_MESSAGE),
    );
    await expect(visit.storage.getItem('token')).toBeNull();
    await submitPart(canvas, 'Continue');
    await expectRegistered(visit);
    await expect(visit.calls.filter((call) => call === 'POST /api/patient')).toHaveLength(2);
  },
});

/** Creating the subscription fails: the retry doesn't create a second patient. */
export const SubscriptionFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'createSubscription',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await submitPart(canvas, 'Create account');
    await waitFor(() =>
      expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent(FAILING_MESSAGE),
    );
    await submitPart(canvas, 'Continue');
    await expectRegistered(visit);
    await expect(visit.calls.filter((call) => call === 'POST /api/patient')).toHaveLength(1);
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

/** No consent is preselected. */
export const NoConsents = meta.story({
  tags: ['every-brand'],
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await expectPart(canvas, 'Your account');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await submitPart(canvas, 'Create account');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
  },
});

/** /register asks for the treatment first. */
export const TreatmentPart = meta.story({
  tags: ['route:/register'],
  args: { path: '/register' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await expectPart(canvas, 'What would you like to treat?');
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Hair Loss Treatment' }));
    await submitPart(canvas);
    await expect(await canvas.findByText(/Hair Loss Treatment, step 2 of 5/)).toBeVisible();
  },
});

export const ErectileDysfunction = meta.story({
  tags: ['route:/ed'],
  args: { path: '/ed' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Erectile Dysfunction Treatment, step 1 of 4/)).toBeVisible();
  },
});

/** An unknown slug means ed. */
export const UnknownSlug = meta.story({
  tags: ['slug:unknown'],
  args: { path: '/summer-offer' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Erectile Dysfunction Treatment, step 1 of 4/)).toBeVisible();
  },
});

/** Unlike an unknown slug, two unknown segments are not found. */
export const UnknownPath = meta.story({
  tags: ['every-brand'],
  args: { path: '/summer/offer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be found')).toBeVisible();
  },
});

/** The input stays filled in. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      /could not reach/,
    );
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveValue('97205');
  },
});

export const Slow = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas, visit }) => {
    await fillPlace(canvas);
    await submitPart(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Checking…' })).toBeInTheDocument();
    await waitFor(() => expect(visit.calls).toEqual(['GET /get-enabled-states']));
    await userEvent.keyboard('{Enter}');
    await expectPart(canvas, 'About you');
    await expect(visit.calls).toEqual(['GET /get-enabled-states']);
  },
});

export const AccountPart = meta.story({
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await expectPart(canvas, 'Your account');
    await userEvent.type(await canvas.findByLabelText('Password'), 'abc');
  },
});

export const Phone = meta.story({ globals: onPhone, play: fitsScreen });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ globals: { textSize: '200', ...onPhone }, play: fitsScreen });

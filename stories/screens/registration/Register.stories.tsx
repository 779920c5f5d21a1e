import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  agree,
  fillAccount,
  fillBasics,
  fillPerson,
  fillPlace,
  goOn,
  partIs,
  visitor,
} from '../support/registration.ts';
import { emailOf } from '../support/signIn.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Register',
  args: { path: '/weightloss' },
});

const isRegistered = async (visit: { readonly storage: Storage }): Promise<void> => {
  await waitFor(() => expect(visit.storage.getItem('loggedIn')).toBe('true'));
  await expect(visit.storage.getItem('status')).toBe('register');
};

/** The first part: where the patient lives, and the way to another treatment. */
export const Default = meta.story({
  tags: ['route:/{slug}', 'route:/weightloss', 'layout:auth', 'step:basics'],
  play: async ({ canvas, visit }) => {
    await partIs(canvas, 'Where do you live?');
    await expect(canvas.getByText(/Weight Loss Treatment, step 1 of 4/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Anti-Aging Treatment' })).toBeVisible();
    await expect(visit.calls).toEqual([]);
    await expect(visit.storage).toHaveLength(0);
  },
});

/** From a visitor to a patient with a subscription, through the documented calls in their order. */
export const Registers = meta.story({
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create account' }));
    await isRegistered(visit);
    const calls = visit.calls.filter((call) => !call.endsWith('/identity'));
    await expect(calls.slice(0, 5)).toEqual([
      'GET /get-enabled-states',
      'GET /api/check-exist-cognito-user',
      'POST /api/patient/check-phone-number',
      'POST /api/patient',
      'POST /api/subscription',
    ]);
    await expect(visit.storage.getItem('subType')).toBe('wl');
    await expect(JSON.stringify(visit.storage)).not.toContain(visitor.email);
  },
});

/** A state that is not served gets a plain answer before anything else is asked. */
export const NotServed = meta.story({
  play: async ({ canvas }) => {
    await fillPlace(canvas, 'Alaska');
    await goOn(canvas);
    await expect(await canvas.findByText('We do not treat patients in Alaska yet')).toBeVisible();
    await goOn(canvas, 'Email us to get notified');
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Enter your email',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another state' }));
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveValue('97205');
  },
});

/** Every problem is told at the head of the form and leads to its field. */
export const NothingFilledIn = meta.story({
  play: async ({ canvas, visit }) => {
    await partIs(canvas, 'Where do you live?');
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your zip code' }));
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveFocus();
    await expect(visit.calls).toEqual([]);
  },
});

export const TooYoung = meta.story({
  tags: ['form:birth-date', 'number:gender'],
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await goOn(canvas);
    await fillPerson(canvas, '2010');
    await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'You must be 18 or older',
    );
  },
});

/** Back and forth, everything typed is where it was. */
export const GoesBack = meta.story({
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await goOn(canvas);
    await fillPerson(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await partIs(canvas, 'Where do you live?');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveValue('97205');
    await goOn(canvas);
    await partIs(canvas, 'About you');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1985');
  },
});

/** An email with an account is offered sign-in; another email goes on with the rest still there. */
export const KnownEmail = meta.story({
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas, emailOf('active'));
    await expect(await canvas.findByText('You have an account already')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
    await goOn(canvas);
    await canvas.findByText('You have an account already');
    await userEvent.type(canvas.getByLabelText('Password'), demoPassword);
    await goOn(canvas, 'Sign in');
    await waitFor(() => expect(visit.storage.getItem('status')).toBe('active'));
    await expect(await canvas.findByRole('navigation', { name: 'Account' })).toBeInTheDocument();
  },
});

/** An account that is no patient yet goes on with what was typed, under its own email. */
export const AccountWithoutPatient = meta.story({
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas, emailOf('visitor'));
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await goOn(canvas, 'Sign in');
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveValue('(415) 555-0132');
    await goOn(canvas);
    await agree(canvas);
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    await goOn(canvas, 'Go on');
    await isRegistered(visit);
  },
});

/** Somebody, perhaps the patient in another tab, makes the account meanwhile. */
async function signUpBeside({ sandbox }: Visit, Username: string, Password: string): Promise<void> {
  const url = new URL(`${sandbox.publicPath}/identity`, document.baseURI);
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
  };
  const body = JSON.stringify({ ClientId: 'sandbox', Username, Password });
  await expect((await sandbox.fetch(new Request(url, { method: 'POST', headers, body }))).ok).toBe(true);
}

/** An account that came up meanwhile is signed in to; then it is the patient's own, and nothing is wrong with its email. */
export const AccountIsOwn = meta.story({
  play: async ({ canvas, visit }) => {
    const password = 'Another-River-43';
    await fillBasics(canvas);
    await fillAccount(canvas);
    await signUpBeside(visit, visitor.email, password);
    await goOn(canvas, 'Create account');
    await expect(await canvas.findByText('You have an account already')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await goOn(canvas, 'Sign in');
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByText('There is already an account with that email.')).not.toBeInTheDocument();
    await goOn(canvas);
    // What was agreed to stays so.
    await partIs(canvas, 'Your account');
    await goOn(canvas, 'Go on');
    await isRegistered(visit);
  },
});

/** The patient record could not be made: the account is there, and the next try goes on from it. */
export const PatientFails = meta.story({
  tags: ['message:server'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'createPatient', status: 500, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await goOn(canvas, 'Create account');
    await waitFor(() =>
      expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent(FAILING_MESSAGE),
    );
    await expect(visit.storage.getItem('token')).toBeNull();
    await goOn(canvas, 'Go on');
    await isRegistered(visit);
    await expect(visit.calls.filter((call) => call === 'POST /api/patient')).toHaveLength(2);
  },
});

/** The record was made and its subscription was not: nothing is made twice. */
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
    await goOn(canvas, 'Create account');
    await waitFor(() =>
      expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent(FAILING_MESSAGE),
    );
    await goOn(canvas, 'Go on');
    await isRegistered(visit);
    await expect(visit.calls.filter((call) => call === 'POST /api/patient')).toHaveLength(1);
  },
});

/** A phone number of another account is told beside it. */
export const KnownPhone = meta.story({
  tags: ['message:phone-exists'],
  beforeEach: ({ visit }) => visit.sandbox.store.put('phones', '', '+14155550132', { userId: 'user-active' }),
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'This phone number belongs to another account',
    );
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(visitor.email);
  },
});

/** No consent is given for anybody. */
export const NothingAgreed = meta.story({
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await partIs(canvas, 'Your account');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.type(canvas.getByLabelText('Password'), demoPassword);
    await goOn(canvas, 'Create account');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
  },
});

/** /register asks for the treatment first. */
export const AsksTreatment = meta.story({
  tags: ['route:/register'],
  args: { path: '/register' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await partIs(canvas, 'What would you like to treat?');
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Hair Loss Treatment' }));
    await goOn(canvas);
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

/** One segment that nobody knows is ed. */
export const UnknownSlug = meta.story({
  tags: ['slug:unknown'],
  args: { path: '/summer-offer' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Erectile Dysfunction Treatment, step 1 of 4/)).toBeVisible();
  },
});

/** Two unknown segments are no page. */
export const UnknownPath = meta.story({
  args: { path: '/summer/offer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page could not be found')).toBeVisible();
  },
});

/** No line: says so, and keeps what was typed. */
export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await fillPlace(canvas);
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      /could not reach/,
    );
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveValue('97205');
  },
});

export const Slow = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas, visit }) => {
    await fillPlace(canvas);
    await goOn(canvas);
    await expect(await canvas.findByRole('progressbar', { name: 'Checking…' })).toBeInTheDocument();
    await waitFor(() => expect(visit.calls).toEqual(['GET /get-enabled-states']));
    await userEvent.keyboard('{Enter}');
    await expect(visit.calls).toEqual(['GET /get-enabled-states']);
  },
});

/** The last part, to be looked at. */
export const LastPart = meta.story({
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await partIs(canvas, 'Your account');
    await userEvent.type(canvas.getByLabelText('Password'), 'abc');
  },
});

export const Phone = meta.story({ globals: phone, play: fitsTheScreen });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ globals: { textSize: '200', ...phone }, play: fitsTheScreen });

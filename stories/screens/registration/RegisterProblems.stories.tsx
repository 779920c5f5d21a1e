import { demoPassword } from '@patient/api/sandbox';
import { pendingRegistrationAtom } from '@patient/app/features/auth/index.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  fillAccount,
  fillBasics,
  fillPerson,
  fillPlace,
  submitPart,
  expectPart,
  expectRegistered,
} from '../support/registration.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Register problems',
  args: { path: '/weightloss' },
});

/** A state that we don't serve is reported before the next part. */
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

/** The ZIP code must be in the chosen state. */
export const ZipInOtherState = meta.story({
  play: async ({ canvas, visit }) => {
    await fillPlace(canvas, 'California', '97205');
    await submitPart(canvas);
    const message = 'This ZIP code is in Oregon, not in California. Check the ZIP code or the state';
    await userEvent.click(await canvas.findByRole('link', { name: message }));
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
    await expect(visit.calls).toEqual([]);
  },
});

/** A name that can't be printed on a label is rejected with the reason and stays as typed. */
export const InvalidName = meta.story({
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

/** `beforeEach` that makes creating the subscription fail once. */
const failSubscription = ({ visit }: Pick<PlayContext, 'visit'>) =>
  visit.sandbox.faults.set({
    operation: 'createSubscription',
    status: 500,
    message: FAILING_MESSAGE,
    times: 1,
  });

/** Fills in and submits all parts; the submission fails. */
async function failToRegister({ canvas }: Pick<PlayContext, 'canvas'>) {
  await fillBasics(canvas);
  await fillAccount(canvas);
  await submitPart(canvas, 'Create account');
  await waitFor(() =>
    expect(canvas.getByRole('alert', { name: 'There is a problem' })).toHaveTextContent(FAILING_MESSAGE),
  );
}

/** Waits until the patient is registered and expects that it was created once. */
async function expectOnePatient({ visit }: Pick<PlayContext, 'visit'>) {
  await expectRegistered(visit);
  await expect(visit.calls.filter((call) => call === 'POST /api/patient')).toHaveLength(1);
}

/** Creating the subscription fails: the retry doesn't create a second patient. */
export const SubscriptionFails = meta.story({
  beforeEach: failSubscription,
  play: async (context) => {
    await failToRegister(context);
    await submitPart(context.canvas, 'Continue');
    await expectOnePatient(context);
  },
});

/** The page was reloaded after the first attempt: the retry detects the created patient. */
export const SubscriptionFailsThenReloaded = meta.story({
  tags: ['check'],
  beforeEach: failSubscription,
  play: async (context) => {
    await failToRegister(context);
    // Simulates a reload, which keeps drafts.
    context.visit.store.set(pendingRegistrationAtom, undefined);
    await submitPart(context.canvas, 'Create account');
    await expectOnePatient(context);
  },
});

/** No consent is preselected. One message says what is missing; one press or three give the consents. */
export const NoConsents = meta.story({
  tags: ['every-brand'],
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await expectPart(canvas, 'Your account');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await submitPart(canvas, 'Create account');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(within(summary).getByRole('link', { name: 'Check all three to continue' }));
    await expect(canvas.getByRole('checkbox', { name: /telehealth/ })).toHaveFocus();
    const all = canvas.getByRole('checkbox', { name: 'I agree to all three' });
    await userEvent.click(all);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(canvas.queryByText('Check all three to continue')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: /terms/ }));
    await expect(all).toBePartiallyChecked();
  },
});

/** An unknown slug opens `ed`. */
export const UnknownSlug = meta.story({
  tags: ['check', 'slug:unknown'],
  args: { path: '/summer-offer' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Erectile Dysfunction Treatment, step 1 of 3/)).toBeVisible();
  },
});

/** Two unknown path segments are not found, unlike an unknown slug. */
export const UnknownPath = meta.story({
  tags: ['check', 'every-brand'],
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

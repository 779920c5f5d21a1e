import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  expectPart,
  fillAccount,
  fillBasics,
  fillContact,
  fillPerson,
  fillPlace,
  submitPart,
} from '../support/registration.ts';
import { delayRequest } from '../support/responses.ts';
import { emailOf } from '../support/signIn.ts';

/** A patient who leaves while a part is being checked is not moved on. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Left while checked',
  args: { path: '/weightloss' },
});

/** The patient chooses another treatment while the state is checked. */
export const ForOtherTreatment = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const release = delayRequest(context, 'get', '/get-enabled-states');
    await fillPlace(canvas);
    await submitPart(canvas);
    await release.received;
    await userEvent.click(await canvas.findByRole('link', { name: 'Anti-Aging Treatment' }));
    await expect(await canvas.findByText(/Anti-Aging Treatment, step 1 of 4/)).toBeVisible();
    release();
    await submitPart(canvas);
    await expectPart(canvas, 'About you');
    await expect(await canvas.findByText(/Anti-Aging Treatment, step 2 of 4/)).toBeVisible();
    await expect(visit.location.history).not.toContain('/weightloss?part=person');
  },
});

/** The patient goes back to the previous part while email and phone are checked. */
export const ForEarlierPart = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    await submitPart(canvas);
    await fillContact(canvas);
    const release = delayRequest(context, 'get', '/api/check-exist-cognito-user');
    await submitPart(canvas);
    await release.received;
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await expectPart(canvas, 'About you');
    release();
    await submitPart(canvas);
    await expectPart(canvas, 'How do we reach you?');
    await submitPart(canvas);
    await expectPart(canvas, 'Your account');
    const visits = visit.location.history.filter((path) => path.endsWith('?part=account'));
    await expect(visits).toHaveLength(1);
  },
});

/** The patient signs in to an existing account while the phone number of the registration is being rejected. */
export const ForSignIn = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillBasics(canvas);
    await fillAccount(canvas);
    visit.sandbox.store.put('phones', '', '+14155550132', { userId: 'user-active' });
    const release = delayRequest(context, 'post', '/api/patient');
    await submitPart(canvas, 'Create account');
    await release.received;
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }));
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await userEvent.type(email, emailOf('active'));
    release();
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('navigation', { name: 'Account' })).toBeInTheDocument();
    await expect(visit.location.history.filter((path) => path.endsWith('?part=contact'))).toHaveLength(1);
  },
});

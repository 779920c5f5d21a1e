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
import { holdRequest } from '../support/responses.ts';
import { emailOf } from '../support/signIn.ts';

/** A patient who goes elsewhere while a part is checked stays there. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Left while checked',
  args: { path: '/weightloss' },
});

/** The state is checked, and the patient chooses another treatment. */
export const ForOtherTreatment = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const release = holdRequest(context, 'get', '/get-enabled-states');
    await fillPlace(canvas);
    await submitPart(canvas);
    await release.isHeld;
    await userEvent.click(await canvas.findByRole('link', { name: 'Anti-Aging Treatment' }));
    await expect(await canvas.findByText(/Anti-Aging Treatment, step 1 of 4/)).toBeVisible();
    release();
    await submitPart(canvas);
    await expectPart(canvas, 'About you');
    await expect(await canvas.findByText(/Anti-Aging Treatment, step 2 of 4/)).toBeVisible();
    await expect(visit.location.history).not.toContain('/weightloss?part=person');
  },
});

/** Email and phone are checked, and the patient goes back to the part before. */
export const ForEarlierPart = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    await submitPart(canvas);
    await fillContact(canvas);
    const release = holdRequest(context, 'get', '/api/check-exist-cognito-user');
    await submitPart(canvas);
    await release.isHeld;
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await expectPart(canvas, 'About you');
    release();
    await submitPart(canvas);
    await expectPart(canvas, 'How do we reach you?');
    await submitPart(canvas);
    await expectPart(canvas, 'Your account');
    const led = visit.location.history.filter((path) => path.endsWith('?part=account'));
    await expect(led).toHaveLength(1);
  },
});

/** The phone number of the registration is refused, and the patient signs in to the account that they have. */
export const ForSignIn = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillBasics(canvas);
    await fillAccount(canvas);
    visit.sandbox.store.put('phones', '', '+14155550132', { userId: 'user-active' });
    const release = holdRequest(context, 'post', '/api/patient');
    await submitPart(canvas, 'Create account');
    await release.isHeld;
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

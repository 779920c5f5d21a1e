import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import {
  fillAccount,
  fillBasics,
  fillContact,
  fillPerson,
  fillPlace,
  submitPart,
  expectPart,
  visitor,
  expectRegistered,
} from '../support/registration.ts';
import { changeResponse, delayRequest } from '../support/responses.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Register',
  args: { path: '/weightloss' },
});

/** Expects no name, contact or password in plain text on the device. */
async function expectNoPlainText({ storage, tabStorage }: Visit): Promise<void> {
  const stored = [...storage.entries(), ...tabStorage.entries()];
  await expect(stored).not.toHaveLength(0);
  await expect(JSON.stringify(stored)).not.toContain(demoPassword);
  // The identity library stores the email with its tokens.
  const own = stored.filter(([key]) => !key.startsWith('CognitoIdentityServiceProvider.'));
  for (const typed of [visitor.email, visitor.phone, visitor.lastName])
    await expect(JSON.stringify(own)).not.toContain(typed);
}

/** First part: state and ZIP code, with links to other treatments. */
export const Default = meta.story({
  tags: ['every-brand', 'route:/{slug}', 'route:/weightloss', 'layout:auth', 'step:basics'],
  play: async ({ canvas, visit }) => {
    await expectPart(canvas, 'Where do you live?');
    await expect(await canvas.findByText(/Weight Loss Treatment, step 1 of 3/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Anti-Aging Treatment' })).toBeVisible();
    await expect(await canvas.findByText(/^You see your own price before you pay/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'How to stop' })).toBeVisible();
    await expect(visit.calls).toEqual([]);
    await expect(visit.storage).toHaveLength(0);
  },
});

/** The state follows from the ZIP code, and can be changed. */
export const StateFromZip = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await expectPart(canvas, 'Where do you live?');
    const zip = await canvas.findByRole('textbox', { name: 'ZIP code' });
    const state = await canvas.findByRole('combobox', { name: 'State' });
    await userEvent.type(zip, '97205');
    await expect(state).toHaveDisplayValue('Oregon');
    await userEvent.clear(zip);
    await userEvent.type(zip, '78701');
    await expect(state).toHaveDisplayValue('Texas');
    await userEvent.selectOptions(state, 'California');
    await expect(zip).toHaveValue('78701');
    await expect(state).toHaveDisplayValue('California');
  },
});

/** Creates account, patient and subscription with the documented calls in order. */
export const Registers = meta.story({
  tags: ['check', 'every-brand'],
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Create account' }));
    await expectRegistered(visit);
    const calls = visit.calls.filter((call) => !call.endsWith('/identity'));
    await expect(calls[0]).toBe('GET /get-enabled-states');
    // Concurrent requests, in any order.
    await expect(calls.slice(1, 3).toSorted()).toEqual([
      'GET /api/check-exist-cognito-user',
      'POST /api/patient/check-phone-number',
    ]);
    await expect(calls.slice(3, 5)).toEqual(['POST /api/patient', 'POST /api/subscription']);
    await expect(visit.storage.getItem('subType')).toBe('wl');
    await expectNoPlainText(visit);
  },
});

/** Going back and forth keeps all input. */
export const Back = meta.story({
  tags: ['check'],
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

/** A service may answer a new email with an empty redirect instead of null. */
export const EmptyRedirect = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    changeResponse(context, '/api/check-exist-cognito-user', () => ({ redirect: '' }), { once: true });
    await fillBasics(canvas);
    await expectPart(canvas, 'Your account');
  },
});

/** Text typed while email and phone are checked needs another check, so the page stays. */
export const ChangedWhileChecked = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    await fillContact(canvas, 'ada.lovell@example.co');
    const release = delayRequest(context, 'get', '/api/check-exist-cognito-user');
    await submitPart(canvas);
    await release.received;
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

/** /register starts with the treatment. */
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
    await expect(await canvas.findByText(/Hair Loss Treatment, step 2 of 4/)).toBeVisible();
  },
});

export const ErectileDysfunction = meta.story({
  tags: ['route:/ed'],
  args: { path: '/ed' },
  globals: { brand: 'mens' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Erectile Dysfunction Treatment, step 1 of 3/)).toBeVisible();
  },
});

export const AccountPart = meta.story({
  play: async ({ canvas }) => {
    await fillBasics(canvas);
    await expectPart(canvas, 'Your account');
    await userEvent.type(await canvas.findByLabelText('Password'), 'abc');
  },
});

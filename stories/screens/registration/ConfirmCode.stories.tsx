import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { connectDevice } from '../support/network.ts';
import { fillAccount, fillBasics, goOn, visitor } from '../support/registration.ts';
import type { Visit } from '../support/visit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Confirm code',
  args: { path: '/weightloss' },
});

type Canvas = ReturnType<typeof within>;

const identity = ({ sandbox }: Visit, action: string, body: object) =>
  sandbox.fetch(
    new Request(`http://sandbox.localhost${sandbox.publicPath}/identity`, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${action}` },
      body: JSON.stringify({ ClientId: 'stories', ...body }),
    }),
  );

/** Leaves an account as an identity service does that wants every new one confirmed by a mailed code. */
async function makeUnconfirmed(visit: Visit, email: string) {
  await identity(visit, 'SignUp', { Username: email, Password: demoPassword });
  const made = visit.sandbox.store.get('identityUsers', '', email);
  if (made) visit.sandbox.store.put('identityUsers', '', email, { ...made, confirmed: false });
  await identity(visit, 'ResendConfirmationCode', { Username: email });
}

const mails = ({ sandbox }: Visit) => sandbox.store.list('mails', '').map(({ text }) => text);
const mailedCode = (visit: Visit) => /\d+$/.exec(mails(visit).at(-1) ?? '')?.[0] ?? '';

/** To the code, as a visitor comes to it. */
async function reachCode({ canvas, visit }: { canvas: Canvas; visit: Visit }, email: string = visitor.email) {
  await fillBasics(canvas, email);
  await fillAccount(canvas);
  await makeUnconfirmed(visit, email);
  await goOn(canvas, 'Create account');
  await expect(await canvas.findByText('Check your email')).toBeVisible();
  await expect(canvas.getByText(/We sent a code to/).closest('[role=status]')).toHaveTextContent(email);
  return canvas.getByRole('textbox', { name: 'Code' });
}

/** Signed in, and past the basics. */
async function isRegistered({ canvas, visit }: { canvas: Canvas; visit: Visit }) {
  await waitFor(() => expect(visit.storage.getItem('loggedIn')).toBe('true'));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'About your health' })).toBeVisible();
}

/** By keyboard: the field, the code, Enter; and the patient is registered. */
export const Confirmed = meta.story({
  play: async (context) => {
    const field = await reachCode(context);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    field.focus();
    await userEvent.keyboard(`${mailedCode(context.visit)}{Enter}`);
    await isRegistered(context);
  },
});

/** Nothing written is told at once, with a way to the field. */
export const Empty = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const field = await reachCode(context);
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the code from the email' }));
    await expect(field).toHaveFocus();
  },
});

/** A wrong code is told and stays written. */
export const WrongCode = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const field = await reachCode(context);
    await userEvent.type(field, '1');
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(/code/);
    await expect(field).toHaveValue('1');
    await expect(context.visit.storage.getItem('loggedIn')).toBeNull();
  },
});

/** A code is good for a while only; another one is mailed on asking, and works. */
export const ExpiredThenResent = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await reachCode(context);
    const old = mailedCode(visit);
    await visit.sandbox.advance(2 * 86_400_000);
    await userEvent.type(field, old);
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(/code/);
    const before = mails(visit).length;
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    await expect(await canvas.findByText('We sent another code')).toBeVisible();
    await expect(mails(visit)).toHaveLength(before + 1);
    await userEvent.clear(field);
    await userEvent.type(field, mailedCode(visit));
    await goOn(canvas);
    await isRegistered(context);
  },
});

/** Without a line the code stays written, to be sent again. */
export const Offline = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await reachCode(context);
    visit.sandbox.faults.set({ operation: 'identity.ConfirmSignUp', reset: true });
    connectDevice(false);
    await userEvent.type(field, mailedCode(visit));
    await goOn(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toBeVisible();
    visit.sandbox.faults.clear();
    connectDevice(true);
    await goOn(canvas);
    await isRegistered(context);
  },
});

/** An address as long as some are breaks and pushes nothing aside. */
export const LongAddress = meta.story({
  globals: phone,
  play: async (context) => {
    await reachCode(
      context,
      'wilhelmina.alexandra.featherstonehaugh-cholmondeley@a-rather-long-company-name.example.com',
    );
    await fitsTheScreen(context);
  },
});

import { resumeRegistrationAtom } from '@patient/app/features/auth/index.ts';
import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE, setOnline } from '../support/network.ts';
import {
  acceptConsents,
  expectPart,
  fillAccount,
  fillBasics,
  submitPart,
  visitor,
  expectPastBasics,
} from '../support/registration.ts';
import { createUnconfirmed, mailedCode, mails } from '../support/unconfirmed.ts';
import type { Visit } from '../support/visit.ts';
import type { Canvas } from '../../canvas.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Confirm code',
  args: { path: '/weightloss' },
});

/** Fills in the basics up to the code. */
async function reachCode({ canvas, visit }: { canvas: Canvas; visit: Visit }, email: string = visitor.email) {
  await fillBasics(canvas, email);
  await fillAccount(canvas);
  await createUnconfirmed(visit, email);
  await submitPart(canvas, 'Create account');
  await expect(await canvas.findByText('Check your email')).toBeVisible();
  const notice = canvas.getByText(/We sent a code to/).closest('[role=status]');
  await expect(notice).toHaveTextContent(email);
  await expect(notice).toHaveFocus();
  return canvas.getByRole('textbox', { name: 'Code' });
}

/** Uses the keyboard only. */
export const Confirmed = meta.story({
  tags: ['check'],
  play: async (context) => {
    const field = await reachCode(context);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(`${mailedCode(context.visit)}{Enter}`);
    await expectPastBasics(context);
  },
});

/** The account is confirmed, but creating the patient fails: the form shows the error and continues without another code. */
export const PatientFails = meta.story({
  tags: ['flow'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'createPatient', status: 500, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await reachCode(context);
    await userEvent.type(field, mailedCode(visit));
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      FAILING_MESSAGE,
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your account' })).toHaveFocus();
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** The error summary takes focus and links to the field. */
export const Empty = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const field = await reachCode(context);
    await submitPart(canvas);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter the code from the email' }));
    await expect(field).toHaveFocus();
  },
});

/** A code is copied with words, spaces, hyphens and invisible signs around it, or typed with the digits of another keyboard. */
export const CopiedCode = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await reachCode(context);
    const code = mailedCode(visit);
    await userEvent.click(field);
    await userEvent.paste(`\u200BCode: ${code.slice(0, 3)} ${code.slice(3, 5)}-${code.slice(5)}`);
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** Waits for the code field of an account whose password is unknown, and confirms the account. */
async function confirmEarlierAccount({ canvas, visit }: { canvas: Canvas; visit: Visit }) {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
  await expect(canvas.getByText(/only thing missing/)).toHaveTextContent(visitor.email);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), mailedCode(visit));
  await submitPart(canvas);
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Sign in to continue' });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** The page was reloaded behind the mail app, which loses the password: the code comes back, and everything else stays. */
export const Reloaded = meta.story({
  tags: ['flow'],
  play: async (context) => {
    const { canvas, visit } = context;
    await reachCode(context);
    // What a reload restores from the stored draft.
    visit.store.set(resumeRegistrationAtom, { email: visitor.email, isConfirmed: false });
    await confirmEarlierAccount(context);
    const password = await canvas.findByLabelText('Password');
    await userEvent.type(password, 'Another-Stone-77');
    await submitPart(canvas, 'Sign in');
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent(/another password.*Forgot password/);
    await expect(password).toBeInvalid();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    await userEvent.clear(password);
    await userEvent.type(password, demoPassword);
    await submitPart(canvas, 'Sign in');
    await expectPart(canvas, 'Your account');
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** The draft was lost, and the phone suggested a new password: a new code is sent, and the first password signs in. */
export const OtherPassword = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillBasics(canvas);
    await expectPart(canvas, 'Your account');
    await userEvent.type(await canvas.findByLabelText('Password'), 'Another-Stone-77');
    await acceptConsents(canvas);
    await createUnconfirmed(visit, visitor.email);
    const mailCount = mails(visit).length;
    await submitPart(canvas, 'Create account');
    await confirmEarlierAccount(context);
    await expect(mails(visit)).toHaveLength(mailCount + 1);
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await submitPart(canvas, 'Sign in');
    await expectPart(canvas, 'Your account');
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** As {@link OtherPassword}, if the email is entered again and its account is known by then. */
export const OtherPasswordOfKnownAccount = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await createUnconfirmed(visit, visitor.email);
    await fillBasics(canvas);
    await expect(await canvas.findByText('You already have an account')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Password'), 'Another-Stone-77');
    await submitPart(canvas, 'Sign in');
    await confirmEarlierAccount(context);
    await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
    await submitPart(canvas, 'Sign in');
    await expectPart(canvas, 'About you');
  },
});

/** The wrong code stays filled in. */
export const WrongCode = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const field = await reachCode(context);
    await userEvent.type(field, '1');
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(/code/);
    await expect(field).toHaveValue('1');
    await expect(context.visit.storage.getItem('loggedIn')).toBeNull();
  },
});

/** An expired code is rejected; a new one works. */
export const ExpiredThenResent = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await reachCode(context);
    const expiredCode = mailedCode(visit);
    await visit.sandbox.advance(2 * 86_400_000);
    await userEvent.type(field, expiredCode);
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(/code/);
    const mailCount = mails(visit).length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another code' }));
    await expect(await canvas.findByText('We sent another code')).toBeVisible();
    await expect(mails(visit)).toHaveLength(mailCount + 1);
    await userEvent.clear(field);
    await userEvent.type(field, mailedCode(visit));
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** The code stays filled in and can be sent again. */
export const Offline = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const field = await reachCode(context);
    visit.sandbox.faults.set({ operation: 'identity.ConfirmSignUp', reset: true });
    setOnline(false);
    await userEvent.type(field, mailedCode(visit));
    await submitPart(canvas);
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toBeVisible();
    visit.sandbox.faults.clear();
    setOnline(true);
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** Fills in the basics with the email of an unconfirmed account and signs in. */
async function returnToAccount({ canvas, visit }: { canvas: Canvas; visit: Visit }) {
  await createUnconfirmed(visit, visitor.email);
  const mailCount = mails(visit).length;
  await fillBasics(canvas);
  await expect(await canvas.findByText('You already have an account')).toBeVisible();
  await userEvent.type(await canvas.findByLabelText('Password'), demoPassword);
  await submitPart(canvas, 'Sign in');
  const notice = await canvas.findByText('Check your email');
  await waitFor(() => expect(notice.closest('[role=status]')).toHaveFocus());
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
  await expect(mails(visit)).toHaveLength(mailCount + 1);
}

/** A visitor who left before the code gets another one and continues with the same input. */
export const LeftBeforeCode = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await returnToAccount(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), mailedCode(visit));
    await submitPart(canvas);
    await expectPart(canvas, 'About you');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'About you' })).toHaveFocus());
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await submitPart(canvas);
    await acceptConsents(canvas);
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** The email can be replaced if no code was received; other input stays. */
export const LeftBeforeCodeWithOtherEmail = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    await returnToAccount(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another email' }));
    await expectPart(canvas, 'About you');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'About you' })).toHaveFocus());
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await expect(email).toHaveValue(visitor.email);
    await userEvent.clear(email);
    await userEvent.type(email, 'ada@patients.example');
    await submitPart(canvas);
    await expectPart(canvas, 'Your account');
  },
});

export const LongAddress = meta.story({
  globals: onPhone,
  play: async (context) => {
    await reachCode(
      context,
      'wilhelmina.alexandra.featherstonehaugh-cholmondeley@a-rather-long-company-name.example.com',
    );
    await fitsScreen(context);
  },
});

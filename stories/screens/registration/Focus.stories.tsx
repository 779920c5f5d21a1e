import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { callIdentity } from '../support/callIdentity.ts';
import { fillAccount, fillBasics, fillPlace, submitPart, visitor } from '../support/registration.ts';
import { emailOf } from '../support/signIn.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Focus',
  tags: ['check'],
  args: { path: '/weightloss' },
});

/** The message that replaces the form takes focus; going back, the heading does. */
export const NotServed = meta.story({
  play: async ({ canvas }) => {
    await fillPlace(canvas, 'Alaska');
    await submitPart(canvas);
    const message = await canvas.findByText("We don't treat patients in Alaska yet");
    await expect(message.closest('[role=status]')).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose another state' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  },
});

/** The same for an email that has an account. */
export const KnownEmail = meta.story({
  play: async ({ canvas }) => {
    await fillBasics(canvas, emailOf('active'));
    const message = await canvas.findByText('You already have an account');
    await expect(message.closest('[role=status]')).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByLabelText('Password')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another email' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
});

/** After a sign-in on the page, focus moves from the removed form to the heading. */
export const AccountWithoutPatient = meta.story({
  play: async ({ canvas }) => {
    await fillBasics(canvas, emailOf('visitor'));
    await userEvent.type(await canvas.findByLabelText('Password'), `${demoPassword}{Enter}`);
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** For an account created on another device since, the message takes focus, not the heading of the earlier part. */
export const AccountCreatedElsewhere = meta.story({
  play: async ({ canvas, visit }) => {
    await fillBasics(canvas);
    await fillAccount(canvas);
    await callIdentity(visit, 'SignUp', { Username: visitor.email, Password: 'Another-River-43' });
    await submitPart(canvas, 'Create account');
    const message = await canvas.findByText('You already have an account');
    await waitFor(() => expect(message.closest('[role=status]')).toHaveFocus());
  },
});

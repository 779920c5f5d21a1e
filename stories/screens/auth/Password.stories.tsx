import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { openResetLink, requestLink } from '../support/passwordReset.ts';
import { emailOf } from '../support/signIn.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Auth/Password',
  args: { path: '/reset-password' },
});

const NEW_PASSWORD = 'Four-words-1';

/** The response is the same for every email, so that it does not reveal who is a patient. */
export const Reset = meta.story({
  tags: ['route:/reset-password'],
  play: async ({ canvas, visit }) => {
    await requestLink(canvas, 'nobody@patients.example');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Link sent' })).toHaveFocus());
    await expect(await canvas.findByText(/^If/)).toHaveTextContent(
      "If nobody@patients.example has an account, you'll get a link in a few minutes.",
    );
    await expect(visit.calls).toEqual(['POST /api/user/send-reset-pass']);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it again' }));
    const again = await canvas.findByText('We sent it again');
    await expect(again.closest('[role=status]')).toHaveTextContent(/has an account/);
    await expect(visit.calls).toHaveLength(2);
    await expect(await canvas.findByRole('button', { name: 'Send it again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('We sent it again, 3 times in all')).toBeVisible();
  },
});

export const WrongEmail = meta.story({
  play: async ({ canvas, visit }) => {
    await requestLink(canvas, 'nobody');
    await expect(await canvas.findByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeInvalid();
    await expect(visit.calls).toEqual([]);
  },
});

/** If resending fails, the page shows the error and that the first link was sent. */
export const ResendingFails = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    await requestLink(canvas, emailOf('active'));
    const again = await canvas.findByRole('button', { name: 'Send it again' });
    visit.sandbox.faults.set({ operation: 'sendPasswordReset', status: 503, message: FAILING_MESSAGE });
    await userEvent.click(again);
    const problem = await canvas.findByText("We couldn't send it again");
    await expect(problem.closest('[role=alert]')).toHaveTextContent(FAILING_MESSAGE);
    await expect(await canvas.findByText('Check your email')).toBeVisible();
  },
});

/** The email stays when sending fails. */
export const SendingFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'sendPasswordReset',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas }) => {
    await requestLink(canvas, emailOf('active'));
    await expect((await canvas.findAllByText(FAILING_MESSAGE)).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(emailOf('active'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Link sent' })).toBeVisible();
  },
});

/** An email that only the service rejects is marked, in words for patients. */
export const EmailRejected = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'sendPasswordReset',
      status: 400,
      message: 'email must be an email',
    }),
  play: async ({ canvas }) => {
    await requestLink(canvas, emailOf('active'));
    const email = await canvas.findByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(email).toBeInvalid());
    await expect(email).toHaveAccessibleDescription(/Check your email/);
  },
});

/** A password that only the service rejects is marked, with the service's reason; the link still sets another one. */
export const PasswordRejected = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'resetPassword',
      status: 400,
      message: 'Password must have symbol characters',
      times: 1,
    }),
  play: async ({ canvas, visit }) => {
    await openResetLink(visit, 'active');
    const field = await canvas.findByLabelText('New password');
    await userEvent.type(field, NEW_PASSWORD);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/Password must have symbol characters/);
    await userEvent.type(field, '!');
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your password is set' }),
    ).toBeVisible();
  },
});

/** The emailed link sets a password once; the token is removed from the URL. */
export const NewPassword = meta.story({
  tags: ['route:/new-password', 'route:/new-password/{email?}/{token}', 'form:password'],
  play: async ({ canvas, visit }) => {
    await openResetLink(visit, 'active');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
    const field = await canvas.findByLabelText('New password');
    await expect(visit.location.history?.at(-1)).toBe('/new-password');
    await userEvent.type(field, 'short');
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.clear(field);
    await userEvent.type(field, NEW_PASSWORD);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Your password is set' })).toHaveFocus(),
    );
    await expect(await canvas.findByRole('link', { name: 'Sign in' })).toBeVisible();
  },
});

/** Setting a password signs out a signed-in patient; the page stays and confirms it. */
export const NewPasswordWhileSignedIn = meta.story({
  tags: ['flow'],
  args: { as: 'active' },
  play: async ({ canvas, visit }) => {
    await openResetLink(visit, 'active');
    await userEvent.type(await canvas.findByLabelText('New password'), NEW_PASSWORD);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your password is set' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(visit.location.history.at(-1)).toBe('/new-password');
    await expect(visit.storage.getItem('token')).toBeNull();
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
});

/** The link was used on another device since: the page offers a new one. */
export const LinkUsedElsewhere = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const link = await openResetLink(visit, 'active');
    const field = await canvas.findByLabelText('New password');
    await link.use(NEW_PASSWORD);
    await userEvent.type(field, NEW_PASSWORD);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set password' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'This link no longer works' })).toHaveFocus(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Link sent' })).toHaveFocus());
    await expect(await canvas.findByText(/has an account/)).toBeVisible();
  },
});

export const InvalidLink = meta.story({
  tags: ['route:/new-password/{email?}/{token}'],
  args: { path: '/new-password/abc' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('link', { name: 'Get a new link' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  },
});

/** Checking the link fails and can be retried. */
export const CheckFails = meta.story({
  args: { path: '/new-password/abc' },
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'checkResetToken',
      status: 503,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't check your link")).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link no longer works' }),
    ).toBeVisible();
  },
});

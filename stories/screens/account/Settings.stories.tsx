import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import { demoPassword } from '@patient/api/sandbox';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { hasPassword } from '../support/signInAs.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Settings',
  args: { path: '/user/settings', as: 'active' },
});

const NEW_PASSWORD = 'Four-words-1';

/** News and texts are off by default; each switch is saved separately. */
export const Default = meta.story({
  tags: ['route:/user/settings', 'form:preferences'],
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    const news = await canvas.findByRole('switch', { name: 'News by email' });
    await expect(news).not.toBeChecked();
    await userEvent.click(news);
    await waitFor(() => expect(canvas.getByText('Saved: News by email')).toBeInTheDocument());
    await expect(
      visit.sandbox.store.get('users', 'user-active', 'user-active')?.notificationPreference,
    ).toMatchObject({ receiveNewsByEmail: true });
  },
});

/** Emails and texts mention no treatment unless the patient turns neutral wording off. */
export const NeutralWording = meta.story({
  play: async ({ canvas, visit }) => {
    const neutral = await canvas.findByRole('switch', { name: 'Neutral wording' });
    await expect(neutral).toBeChecked();
    await userEvent.click(neutral);
    await waitFor(() => expect(canvas.getByText('Saved: Neutral wording')).toBeInTheDocument());
    await expect(
      visit.sandbox.store.get('users', 'user-active', 'user-active')?.notificationPreference,
    ).toMatchObject({ neutralWording: false });
  },
});

/** The setting is hidden if the service doesn't return it. */
export const WithoutNeutralWording = meta.story({
  args: { profile: 'minimal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Text messages' })).toBeVisible();
    await expect(canvas.queryByRole('switch', { name: 'Neutral wording' })).not.toBeInTheDocument();
  },
});

/** Shows a later change from another tab. */
export const ChangedInOtherTab = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit: { sandbox, store } }) => {
    const news = await canvas.findByRole('switch', { name: 'News by email' });
    await userEvent.click(news);
    await waitFor(() => expect(canvas.getByText('Saved: News by email')).toBeInTheDocument());
    await waitFor(() => expect(news).toBeChecked());
    const user = sandbox.store.get('users', 'user-active', 'user-active');
    if (!user) throw new Error('There is no patient');
    const notificationPreference = { ...user.notificationPreference, receiveNewsByEmail: false };
    sandbox.store.put('users', user._id, user._id, { ...user, notificationPreference });
    void store.get(cacheAtom).invalidateQueries({ queryKey: ['me'] });
    await waitFor(() => expect(news).not.toBeChecked());
  },
});

/** A switch that fails to save is reset with an error. */
export const NotSaved = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'updateUser', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas }) => {
    const sms = await canvas.findByRole('switch', { name: 'Text messages' });
    const before = sms.matches(':checked');
    await userEvent.click(sms);
    await expect(
      await canvas.findByText("We couldn't find out if this change is saved. Try again."),
    ).toBeVisible();
    await expect(sms.matches(':checked')).toBe(before);
  },
});

/** A wrong current password keeps the input; the correct one changes the password and clears the form. */
export const ChangePassword = meta.story({
  tags: ['form:password'],
  play: async ({ canvas, visit }) => {
    const card = within(await canvas.findByRole('region', { name: 'Password' }));
    // A username field for password managers.
    const form = card.getByLabelText('Current password').closest('form');
    await waitFor(() =>
      expect(form?.elements.namedItem('username')).toHaveAttribute('value', expect.stringContaining('@')),
    );
    await userEvent.type(await card.findByLabelText('Current password'), 'wrong-password');
    await userEvent.type(await card.findByLabelText('New password'), NEW_PASSWORD);
    await userEvent.click(await card.findByRole('button', { name: 'Change password' }));
    const current = await card.findByLabelText('Current password');
    await waitFor(() => expect(current).toBeInvalid());
    await expect(current).toHaveAccessibleDescription("Your current password isn't correct");
    await expect(await card.findByLabelText('New password')).toHaveValue(NEW_PASSWORD);
    await userEvent.clear(await card.findByLabelText('Current password'));
    await userEvent.type(await card.findByLabelText('Current password'), demoPassword);
    await userEvent.click(await card.findByRole('button', { name: 'Change password' }));
    await expect(await card.findByText('Your password is changed.')).toBeVisible();
    await expect(await card.findByLabelText('New password')).toHaveValue('');
    await expect(hasPassword('active', NEW_PASSWORD, visit)).resolves.toBe(true);
    await expect(hasPassword('active', demoPassword, visit)).resolves.toBe(false);
  },
});

/** Errors are listed with links before anything is sent. */
export const WeakPassword = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const card = within(await canvas.findByRole('region', { name: 'Password' }));
    await userEvent.type(await card.findByLabelText('New password'), 'short');
    await userEvent.click(await card.findByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(card.getByLabelText('Current password')).toBeInvalid());
    await expect(await card.findByLabelText('New password')).toBeInvalid();
    await expect(visit.calls).not.toContain('PUT /api/user/change-pass');
  },
});

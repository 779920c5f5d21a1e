import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import type { Visit } from '../support/visit.ts';
import type { Canvas } from '../../canvas.ts';

const as = 'register-photo';

const enableCheck = ({ visit: { sandbox } }: { readonly visit: Visit }) => {
  const entry = { name: 'STRIPE_VERIFICATION_ENABLE', value: true };
  sandbox.store.put('config', '', entry.name, entry);
};

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Provider check',
  args: { as, path: '/steps' },
  beforeEach: [appStory.beforeEach, enableCheck],
});

const isVerified = ({ sandbox }: Visit) =>
  sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient?.verify?.completed;

/** Starts the check and ends it with a button of the mocked dialog. */
async function endCheck(canvas: Canvas, start: string, end: string) {
  const button = await canvas.findByRole('button', { name: start });
  // Disabled until the provider's script has loaded.
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Identity check (mock)' });
  await userEvent.click(await within(dialog).findByRole('button', { name: end }));
}

/** Photos are taken in the provider's dialog. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Photo ID and selfie check' })).toBeVisible();
    await expect(canvas.queryByText('Your photo ID')).not.toBeInTheDocument();
  },
});

export const Passed = meta.story({
  tags: ['flow'],
  play: async ({ canvas, visit }) => {
    await endCheck(canvas, 'Start the check', 'My documents are valid');
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
    await expect(isVerified(visit)).toBe(true);
  },
});

/** After a failed and a closed check, the patient can try again. */
export const FailedAndClosed = meta.story({
  play: async ({ canvas, visit }) => {
    await endCheck(canvas, 'Start the check', 'My documents are rejected');
    await expect(await canvas.findByText('Your document could not be verified.')).toBeVisible();
    await endCheck(canvas, 'Start again', 'Close');
    await expect(await canvas.findByText("The check isn't finished")).toBeVisible();
    await expect(isVerified(visit)).toBe(false);
  },
});

/** A passed check isn't repeated after a reload. */
export const AlreadyPassed = meta.story({
  tags: ['check'],
  beforeEach: ({ visit: { sandbox } }) => {
    const user = sandbox.store.get('users', `user-${as}`, `user-${as}`);
    if (user?.patient)
      sandbox.store.put('users', user._id, user._id, {
        ...user,
        patient: { ...user.patient, verify: { completed: true } },
      });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your identity is confirmed')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
  },
});

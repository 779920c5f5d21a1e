import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import type { Visit } from '../support/visit.ts';

const as = 'register-photo';

const switchedOn = ({ visit: { sandbox } }: { readonly visit: Visit }) => {
  const entry = { name: 'STRIPE_VERIFICATION_ENABLE', value: true };
  // Configuration is nobody's.
  sandbox.store.put('config', '', entry.name, entry);
};

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Provider check',
  args: { as, path: '/steps' },
  beforeEach: [appStory.beforeEach, switchedOn],
});

type Canvas = ReturnType<typeof within>;

const isVerified = ({ sandbox }: Visit) =>
  sandbox.store.get('users', `user-${as}`, `user-${as}`)?.patient?.verify?.completed;

/** Starts the check and ends it as the button of the stand-in says. */
async function endCheck(canvas: Canvas, start: string, end: string) {
  const button = await canvas.findByRole('button', { name: start });
  // The provider's code is on its way.
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Identity check (stand-in)' });
  await userEvent.click(within(dialog).getByRole('button', { name: end }));
}

/** Where the provider checks who one is, its own pages take the pictures. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Show that it is you' })).toBeVisible();
    await expect(canvas.queryByText('Your photo ID')).not.toBeInTheDocument();
  },
});

/** A good check: the service knows it, and the step goes on. */
export const Passed = meta.story({
  play: async ({ canvas, visit }) => {
    await endCheck(canvas, 'Start the check', 'My documents are good');
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
    await expect(isVerified(visit)).toBe(true);
  },
});

/** Refused, then closed by the patient: each is said, nothing is lost, and a third try may be good. */
export const RefusedAndClosed = meta.story({
  play: async ({ canvas, visit }) => {
    await endCheck(canvas, 'Start the check', 'My documents are refused');
    await expect(await canvas.findByText('Your document could not be verified.')).toBeVisible();
    await endCheck(canvas, 'Start again', 'Close');
    await expect(await canvas.findByText('The check is not finished')).toBeVisible();
    await expect(isVerified(visit)).toBe(false);
    await endCheck(canvas, 'Start again', 'My documents are good');
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
  },
});

/** Loaded again behind a check that was passed: nobody is checked twice. */
export const PassedBefore = meta.story({
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
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Show that it is you' })).toBeVisible();
    await fitsTheScreen(context);
  },
});

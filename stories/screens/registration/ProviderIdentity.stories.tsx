import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import type { PlayContext } from '../support/subscription.ts';

const as = 'register-summary';

/** Enables identity checks by the payment provider (STRIPE_VERIFICATION_ENABLE). */
const enableCheck = ({ visit: { sandbox } }: PlayContext) => {
  const entry = { name: 'STRIPE_VERIFICATION_ENABLE', value: true };
  sandbox.store.put('config', '', entry.name, entry);
};

const verify = ({ visit: { sandbox } }: PlayContext) => {
  const user = sandbox.store.get('users', `user-${as}`, `user-${as}`);
  if (!user?.patient) throw new Error('There is no patient');
  const patient = { ...user.patient, verify: { completed: true } };
  sandbox.store.put('users', user._id, user._id, { ...user, patient });
};

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Provider identity',
  args: { path: '/steps', as },
  beforeEach: [appStory.beforeEach, enableCheck, verify],
});

/** The summary has no photos, and the confirmed identity can't be changed. */
export const Summary = meta.story({
  tags: ['step:summary'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Checked by our partner Stripe. Your doctor only gets the result.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Photo of your ID and photo of you')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Change\s*:\s*Delivery address/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Change\s*:\s*Identity/ })).not.toBeInTheDocument();
  },
});

/** The heading of the step does not name a photo. */
export const Step = meta.story({
  args: { as: 'register-photo' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Confirm your identity' }),
    ).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByRole('heading', { name: 'Photo ID and selfie check' })).toBeVisible();
    await expect(canvas.queryByText('Photo of your ID')).not.toBeInTheDocument();
  },
});

import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Summary step',
  args: { path: '/steps', as: 'register-summary' },
});

/** Registration ends when the answers are sent to a doctor. */
export const Sent = meta.story({
  tags: ['step:summary'],
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to a doctor' }));
    await waitFor(() => expect(visit.location.history.at(-1)).not.toBe('/steps'));
    const record = visit.sandbox.store.get('subscriptions', 'patient-register-summary', 'register-summary-1');
    await expect(record?.status).toBe('pending');
    await expect(visit.storage.getItem('status')).toBe('active');
  },
});

/** The service says what is missing. */
export const Incomplete = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'submitSubscription', status: 409, message: 'Add a selfie' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to a doctor' }));
    await expect(await within(canvas.getByRole('main')).findByText('Add a selfie')).toBeVisible();
  },
});

import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { drawBlob } from '../support/drawBlob.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Focus',
  tags: ['check'],
  args: { as: 'coupon', path: '/user/subscriptions/coupon-1' },
});

/** Dismissing an offer moves focus to the heading above it. */
export const WinbackDismissed = meta.story({
  args: { as: 'winback', path: '/user/subscriptions' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(canvas.queryByText(/^Come back to/)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toHaveFocus();
  },
});

/** Retrying a photo moves focus from the disappearing button to the photo. */
export const PhotoRetried = meta.story({
  beforeEach: async ({ visit }) => {
    const { sandbox } = visit;
    const record = recordOf(visit, 'coupon');
    const bytes = new Uint8Array(await (await drawBlob(60, 40, 'image/png')).arrayBuffer());
    sandbox.store.putFile(record.patientId, 'photo-1', { bytes, type: 'image/png', name: 'photo-1.png' });
    sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      medicalPhotoUrls: ['/service/api/file/photo-1'],
    });
    // The page retries once by itself.
    sandbox.faults.set({ operation: 'getFile', status: 503, message: FAILING_MESSAGE, times: 2 });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Medical photos/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
    await expect(await canvas.findByRole('listitem', { name: 'Photo 1 of 1' })).toHaveFocus();
  },
});

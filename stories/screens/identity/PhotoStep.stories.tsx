import { freeBox, heicFile, LOCATION, unreachableFile } from '@patient/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { choosePhoto } from '../support/choosePhoto.ts';
import { distortCanvas } from '../support/distortCanvas.ts';
import { delayDecoding } from '../support/delayDecoding.ts';
import { as, createPhoto, stored } from '../support/identityPhotos.ts';
import { recordOf } from '../support/subscription.ts';
import type { Canvas } from '../../canvas.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Photo step',
  args: { as, path: '/steps' },
});

/** Camera or file, with instructions and who can see the photo. */
export const IdPhoto = meta.story({
  tags: ['route:/steps', 'step:photo', 'step:photo-id'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Use the camera' })).toBeVisible();
    await expect(
      await canvas.findByText(/Only your doctor and our identity team will see this photo/),
    ).toBeVisible();
    await expect(canvas.getByText(/A doctor must know who you are before they can treat you/)).toBeVisible();
  },
});

/** Opens the link for a phone. */
async function openPhoneLink(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue on your phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Continue on your phone' }));
  const link = `${location.origin}/user/subscriptions`;
  await waitFor(() => expect(dialog.getByRole('img', { name: `QR code of ${link}` })).toBeVisible());
  await expect(dialog.getByText(link)).toBeVisible();
  return dialog;
}

/** Closing the link shows what the phone has sent. */
export const ContinuedOnPhone = meta.story({
  tags: ['flow'],
  play: async ({ canvas, visit }) => {
    const dialog = await openPhoneLink(canvas);
    const { patientId, _id } = recordOf(visit, as);
    visit.sandbox.store.put('subscriptions', patientId, _id, {
      ...recordOf(visit, as),
      registrationStep: 'summary',
    });
    await userEvent.click(dialog.getByRole('button', { name: "I'm done on my phone" }));
    await expect(await canvas.findByRole('heading', { name: 'Review and send' })).toBeVisible();
  },
});

/** After review, the photo is uploaded smaller and without its location. */
export const Uploaded = meta.story({
  tags: ['step:photo-selfie'],
  play: async ({ canvas, visit }) => {
    await choosePhoto(canvas, await createPhoto());
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    const photo = stored(visit, 'cardID');
    const bytes = new Uint8Array(photo?.bytes ?? []);
    await expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPSLatitude');
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    await expect([width, height]).toEqual([2400, 1200]);
  },
});

/** A photo can be retaken before the upload. */
export const Retake = meta.story({
  play: async ({ canvas, visit }) => {
    await choosePhoto(canvas, await createPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Take another' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your photo ID' })).toHaveFocus());
    await expect(visit.calls.some((call) => call.startsWith('POST'))).toBe(false);
  },
});

/** Shows the error catalog's message; the photo can be uploaded again. */
export const UploadFails = meta.story({
  tags: ['message:photoNotUploaded'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'uploadPrivateFile',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas }) => {
    await choosePhoto(canvas, await createPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText('Something goes wrong, please contact support team')).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
  },
});

/** Checks the content, not the file name. */
export const NotAPhoto = meta.story({
  play: async ({ canvas, visit }) => {
    await choosePhoto(canvas, new File(['<svg onload="x">'], 'id.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/We can't use this file/)).toBeVisible();
    await expect(visit.calls.some((call) => call.startsWith('POST'))).toBe(false);
  },
});

/** A photo on an unreachable drive. */
export const UnreadableFile = meta.story({
  play: async ({ canvas }) => {
    await choosePhoto(canvas, unreachableFile('id.jpg'));
    await expect(
      await canvas.findByText(/If it is in a cloud drive, save it to your phone first/),
    ).toBeVisible();
  },
});

/** Preparing a large photo takes seconds on a slow phone; of two photos, the one chosen last is used. */
export const Preparing = meta.story({
  play: async ({ canvas }) => {
    const release = delayDecoding();
    await choosePhoto(canvas, await createPhoto());
    await expect(await canvas.findByText('Preparing your photo…')).toBeVisible();
    await choosePhoto(canvas, new File(['<svg onload="x">'], 'id.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/We can't use this file/)).toBeVisible();
    release();
    await waitFor(() => expect(canvas.queryByText('Preparing your photo…')).not.toBeInTheDocument());
    await expect(await canvas.findByText(/We can't use this file/)).toBeVisible();
  },
});

/** Only the error of the file chosen last is shown. */
export const OneProblemAtATime = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const problems = () => canvas.queryAllByText(/We can't use this file|is larger than|is empty/);
    await choosePhoto(canvas, new File(['<svg onload="x">'], 'id.jpg', { type: 'image/jpeg' }));
    await canvas.findByText(/We can't use this file/);
    const heic = heicFile({ version: 1 });
    await choosePhoto(canvas, new File([heic, freeBox(10_000_000)], 'large.heic', { type: 'image/heic' }));
    await canvas.findByText(/is larger than 10 MB/);
    await expect(problems()).toHaveLength(1);
    await choosePhoto(canvas, new File([''], 'empty.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(canvas.queryByText(/is larger than/)).not.toBeInTheDocument());
    await expect(canvas.queryAllByText(/is empty/).length).toBeGreaterThan(0);
    await choosePhoto(canvas, await createPhoto());
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await expect(problems()).toHaveLength(0);
  },
});

/** A HEIC photo whose location can't be removed isn't uploaded. */
export const UnreadableHeic = meta.story({
  play: async ({ canvas }) => {
    await choosePhoto(canvas, new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'id.heic', { type: 'image/heic' }));
    await expect(await canvas.findByText(/We can't open this HEIC photo here/)).toBeVisible();
  },
});

/** A HEIC photo that the browser can't show is uploaded without its location. */
export const HeicWithoutPreview = meta.story({
  play: async ({ canvas, visit }) => {
    await choosePhoto(canvas, new File([heicFile({ version: 1 })], 'IMG_0042.HEIC', { type: 'image/heic' }));
    await expect(await canvas.findByText(/Your browser can't show IMG_0042.HEIC/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Your photo ID' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    const sent = new TextDecoder('latin1').decode(stored(visit, 'cardID')?.bytes);
    await expect(sent).toContain('ftypheic');
    await expect(sent).not.toContain(LOCATION);
  },
});

/** The size limit applies to the reduced photo that is sent. */
export const LargePhoto = meta.story({
  play: async ({ canvas }) => {
    const photo = await createPhoto();
    await choosePhoto(
      canvas,
      new File([photo, new Uint8Array(10_000_000)], 'id.jpg', { type: 'image/jpeg' }),
    );
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
  },
});

/** If the browser's canvas returns noise, the original photo is shown and sent without its location. */
export const CanvasReturnsNoise = meta.story({
  play: async ({ canvas, visit }) => {
    const photo = await createPhoto();
    distortCanvas();
    await choosePhoto(canvas, photo);
    const picture = await canvas.findByRole<HTMLImageElement>('img', { name: 'Your photo ID' });
    await waitFor(() => expect(picture.naturalWidth).toBe(2400));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    const bytes = new Uint8Array(stored(visit, 'cardID')?.bytes ?? []);
    await expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPSLatitude');
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    await expect([width, height]).toEqual([2400, 1200]);
  },
});

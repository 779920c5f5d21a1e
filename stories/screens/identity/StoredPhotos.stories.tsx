import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import type { Canvas } from '../../canvas.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { choosePhoto } from '../support/choosePhoto.ts';
import { as, createPhoto, stored, withUploads } from '../support/identityPhotos.ts';
import { delayRequest, type MockContext } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

/** The photo step with uploaded or uploading photos. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Stored photos',
  args: { as, path: '/steps' },
});

/** After a reload, an uploaded ID can be viewed and replaced. When a focused button disappears, focus moves to its replacement. */
export const IdUploaded = meta.story({
  tags: ['step:photo-selfie'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID'),
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'View photo' }));
    const picture = await canvas.findByRole('img', { name: 'Your photo ID' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(picture.getAttribute('src')).toMatch(/^blob:/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace this photo' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your photo ID' })).toHaveFocus());
    // The object URL has been revoked.
    await expect(fetch(picture.getAttribute('src') ?? '')).rejects.toThrow(TypeError);
    await choosePhoto(canvas, await createPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(await canvas.findByText('We received your ID photo')).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  },
});

/** Sends a photo with a delayed response; returns a function that releases it. */
async function sendWithDelay(context: PlayContext & MockContext): Promise<() => void> {
  const { canvas } = context;
  await choosePhoto(canvas, await createPhoto());
  const release = delayRequest(context, 'post', '/api/subscription/*/private-file');
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
  await release.received;
  return release;
}

/** A selfie upload that finishes while the patient replaces the ID leaves the page unchanged; the selfie step shows the photo later. */
export const ReplacedDuringUpload = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID'),
  play: async (context) => {
    const { canvas, visit } = context;
    await canvas.findByRole('heading', { name: 'A photo of you' });
    const release = await sendWithDelay(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'View photo' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace this photo' }));
    release();
    await waitFor(() => expect(stored(visit, 'selfie')).toBeDefined());
    await choosePhoto(canvas, await createPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('img', { name: 'A photo of you' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(visit.calls.filter((call) => call.includes('/stepper/'))).toEqual([]);
  },
});

/** Views the ID and returns to the selfie. */
async function viewIdAndReturn(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View photo' }));
  await canvas.findByRole('img', { name: 'Your photo ID' });
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  await canvas.findByRole('img', { name: 'A photo of you' });
}

/** A photo that is uploading when the patient returns to it can be neither replaced nor sent twice. */
export const BackDuringUpload = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID'),
  play: async (context) => {
    const { canvas, visit } = context;
    await canvas.findByRole('heading', { name: 'A photo of you' });
    const release = await sendWithDelay(context);
    await viewIdAndReturn(canvas);
    await expect(await canvas.findByRole('button', { name: 'Take another' })).toBeDisabled();
    release();
    await expect(await canvas.findByRole('heading', { name: 'We received your photo' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  },
});

/** Both photos are uploaded: the summary follows. */
export const BothUploaded = meta.story({
  tags: ['flow'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID', 'selfie'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A photo of you' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
  },
});

/** Continuing fails: the button stays with the reason, keeps focus and retries. */
export const CannotContinue = meta.story({
  tags: ['check'],
  beforeEach: async ({ visit }) => {
    await withUploads(visit, 'cardID', 'selfie');
    visit.sandbox.faults.set({
      operation: 'moveRegistrationStep',
      status: 500,
      message: FAILING_MESSAGE,
      times: 2,
    });
  },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText("We couldn't continue")).toBeVisible();
    const again = await canvas.findByRole('button', { name: 'Try again' });
    const attempts = () => visit.calls.filter((call) => call.includes('/stepper/')).length;
    const before = attempts();
    await userEvent.click(again);
    await waitFor(() => expect(attempts()).toBe(before + 1));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBe(again));
    await expect(again).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('progressbar', { name: 'Working…' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** Makes the next photos fail to load. */
const failPhotos = ({ sandbox }: Visit, times: number) =>
  sandbox.faults.set({ operation: 'getPrivateFile', status: 500, message: FAILING_MESSAGE, times });

const ID_FAILED = "We couldn't load your ID photo";

/** An uploaded photo fails to load; the retry loads only that photo. */
export const StoredPhotoFails = meta.story({
  tags: ['message:server'],
  beforeEach: async ({ visit }) => {
    await withUploads(visit, 'cardID', 'selfie');
    failPhotos(visit, 1);
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText(ID_FAILED)).toBeVisible();
    await expect(await canvas.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    const requests = () => visit.calls.filter((call) => /GET .*private-file/.test(call)).length;
    const before = requests();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await expect(canvas.queryByText(ID_FAILED)).not.toBeInTheDocument();
    await expect(requests()).toBe(before + 1);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'We received your ID photo' })).toHaveFocus(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('img', { name: 'A photo of you' })).toBeVisible();
  },
});

/** A stored photo keeps failing to load: a new one can be sent instead, and the step continues. */
export const StoredPhotoReplaced = meta.story({
  beforeEach: async ({ visit }) => {
    await withUploads(visit, 'cardID');
    failPhotos(visit, 2);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ID_FAILED)).toBeVisible();
    await choosePhoto(canvas, await createPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText("We couldn't load your photo")).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/couldn't load/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A photo of you' })).toHaveFocus());
    await expect(await canvas.findByText('We received your ID photo')).toBeVisible();
  },
});

import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import type { Canvas } from '../../canvas.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { choosePhoto } from '../support/choosePhoto.ts';
import { as, createPhoto, stored, withUploads } from '../support/identityPhotos.ts';
import type { HoldContext } from '../support/holds.ts';
import { holdRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

/** The photo step once a photo is uploaded, or on its way. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Stored photos',
  args: { as, path: '/steps' },
});

/** After a reload, an uploaded ID can be viewed and replaced. The focus of a button that goes is on what comes. */
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

/** Sends a photo whose answer is held; returns what releases it. */
async function sendHeld(context: PlayContext & HoldContext): Promise<() => void> {
  const { canvas } = context;
  await choosePhoto(canvas, await createPhoto());
  const release = holdRequest(context, 'post', '/api/subscription/*/private-file');
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
  await release.isHeld;
  return release;
}

/** A selfie that arrives while the ID is replaced does not lead on; it is there when the patient comes to it. */
export const ReplacedDuringUpload = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID'),
  play: async (context) => {
    const { canvas, visit } = context;
    await canvas.findByRole('heading', { name: 'A photo of you' });
    const release = await sendHeld(context);
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

/** Looks at the ID while a selfie is sent, and comes back to the selfie. */
async function lookAtId(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'View photo' }));
  await canvas.findByRole('img', { name: 'Your photo ID' });
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
  await canvas.findByRole('img', { name: 'A photo of you' });
}

/** A photo that is on its way when the patient comes back to it can be neither replaced nor sent twice. */
export const BackDuringUpload = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID'),
  play: async (context) => {
    const { canvas, visit } = context;
    await canvas.findByRole('heading', { name: 'A photo of you' });
    const release = await sendHeld(context);
    await lookAtId(canvas);
    await expect(await canvas.findByRole('button', { name: 'Take another' })).toBeDisabled();
    release();
    await expect(await canvas.findByRole('heading', { name: 'We received your photo' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  },
});

/** The same for a photo that takes the place of another one, which is there until then. */
export const BackDuringReplacement = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID', 'selfie'),
  play: async (context) => {
    const { canvas } = context;
    const replace = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Replace this photo' }));
    await canvas.findByRole('img', { name: 'A photo of you' });
    await replace();
    const release = await sendHeld(context);
    await lookAtId(canvas);
    await replace();
    await expect(await canvas.findByRole('button', { name: 'Take another' })).toBeDisabled();
    release();
    await expect(await canvas.findByRole('heading', { name: 'We received your photo' })).toBeVisible();
  },
});

/** Both photos are uploaded. */
export const BothUploaded = meta.story({
  beforeEach: ({ visit }) => withUploads(visit, 'cardID', 'selfie'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A photo of you' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
  },
});

/** Where the step can't be left, its button stays with the reason until it can, and keeps the focus. */
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
    const tries = () => visit.calls.filter((call) => call.includes('/stepper/')).length;
    const before = tries();
    await userEvent.click(again);
    await waitFor(() => expect(tries()).toBe(before + 1));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBe(again));
    await expect(again).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('progressbar', { name: 'Working…' })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The next photos that are asked for don't arrive. */
const losePhotos = ({ sandbox }: Visit, times: number) =>
  sandbox.faults.set({ operation: 'getPrivateFile', status: 500, message: FAILING_MESSAGE, times });

const ID_LOST = "We couldn't load your ID photo";

/** An uploaded photo that can't be loaded says so, and only it is asked for again. */
export const UploadLost = meta.story({
  tags: ['message:server'],
  beforeEach: async ({ visit }) => {
    await withUploads(visit, 'cardID', 'selfie');
    losePhotos(visit, 1);
  },
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByText(ID_LOST)).toBeVisible();
    await expect(await canvas.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    const asked = () => visit.calls.filter((call) => /GET .*private-file/.test(call)).length;
    const before = asked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await expect(canvas.queryByText(ID_LOST)).not.toBeInTheDocument();
    await expect(asked()).toBe(before + 1);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'We received your ID photo' })).toHaveFocus(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('img', { name: 'A photo of you' })).toBeVisible();
  },
});

/** In place of a photo that can't be loaded, a new one can be sent, and the step goes on. */
export const UploadLostForGood = meta.story({
  beforeEach: async ({ visit }) => {
    await withUploads(visit, 'cardID');
    losePhotos(visit, 2);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ID_LOST)).toBeVisible();
    await choosePhoto(canvas, await createPhoto());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText("We couldn't load your photo")).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/couldn't load/)).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'A photo of you' })).toHaveFocus());
    await expect(await canvas.findByText('We received your ID photo')).toBeVisible();
  },
});

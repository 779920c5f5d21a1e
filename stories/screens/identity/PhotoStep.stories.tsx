import { heicFile, PLACE } from '@patient/app/shared/photo/heicSample.ts';
import { unreachableFile } from '@patient/app/shared/photo/testing/unreachableFile.ts';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import type { Canvas } from '../../canvas.ts';
import { fitsScreen } from '../support/fitsScreen.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { choosePhoto } from '../support/choosePhoto.ts';
import { drawBlob } from '../support/drawBlob.ts';
import { holdRequest } from '../support/responses.ts';
import { holdDecoding } from '../support/holdDecoding.ts';
import type { Visit } from '../support/visit.ts';

const as = 'register-photo';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Photo step',
  args: { as, path: '/steps' },
});

/** Location in the metadata of a JPEG. */
const LOCATION = 'Exif\0\0GPSLatitude 45.5231';

/** Photo with location metadata, larger than the upload limit. */
async function createPhoto(): Promise<File> {
  const drawn = new Uint8Array(await (await drawBlob(2400, 1200, 'image/jpeg')).arrayBuffer());
  const location = new TextEncoder().encode(LOCATION);
  const size = location.length + 2;
  const segment = new Uint8Array([0xff, 0xe1, Math.floor(size / 256), size % 256, ...location]);
  return new File([drawn.slice(0, 2), segment, drawn.slice(2)], 'id.jpg', { type: 'image/jpeg' });
}

const stored = ({ sandbox }: Visit, picture: string) =>
  sandbox.store.getFile(`patient-${as}`, `${as}-1/${picture}`);

/** Camera or file, with guidance and who can see the photo. */
export const IdPhoto = meta.story({
  tags: ['route:/steps', 'step:photo', 'step:photo-id'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Use the camera' })).toBeVisible();
    await expect(
      await canvas.findByText(/Only your doctor and our identity team will see this photo/),
    ).toBeVisible();
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
    await expect([width, height]).toEqual([2000, 1000]);
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

/** A photo of a drive that can't be reached. */
export const CannotBeRead = meta.story({
  play: async ({ canvas }) => {
    await choosePhoto(canvas, unreachableFile('id.jpg'));
    await expect(await canvas.findByText("We can't open this photo. Choose another one.")).toBeVisible();
  },
});

/** A large photo takes a slow phone seconds; of two, the one that was chosen last counts. */
export const Preparing = meta.story({
  play: async ({ canvas }) => {
    const release = holdDecoding();
    await choosePhoto(canvas, await createPhoto());
    await expect(await canvas.findByText('Preparing your photo…')).toBeVisible();
    await choosePhoto(canvas, new File(['<svg onload="x">'], 'id.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/We can't use this file/)).toBeVisible();
    release();
    await waitFor(() => expect(canvas.queryByText('Preparing your photo…')).not.toBeInTheDocument());
    await expect(await canvas.findByText(/We can't use this file/)).toBeVisible();
  },
});

/** The problem of the file that was chosen last is shown, and only that. */
export const OneProblemAtATime = meta.story({
  play: async ({ canvas }) => {
    const problems = () => canvas.queryAllByText(/We can't use this file|is larger than|is empty/);
    await choosePhoto(canvas, new File(['<svg onload="x">'], 'id.jpg', { type: 'image/jpeg' }));
    await canvas.findByText(/We can't use this file/);
    await choosePhoto(canvas, new File([new Uint8Array(10_000_001)], 'large.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(canvas.queryByText(/We can't use this file/)).not.toBeInTheDocument());
    await expect(canvas.queryAllByText(/is larger than/).length).toBeGreaterThan(0);
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
    await expect(sent).not.toContain(PLACE);
  },
});

/** Files over 10 MB are rejected. */
export const TooLarge = meta.story({
  play: async ({ canvas, visit }) => {
    const head = new Uint8Array([0xff, 0xd8, 0xff]);
    await choosePhoto(canvas, new File([head, new Uint8Array(10_000_000)], 'id.jpg', { type: 'image/jpeg' }));
    await expect((await canvas.findAllByText(/is larger than 10 MB/))[0]).toBeInTheDocument();
    await expect(visit.calls.some((call) => call.startsWith('POST'))).toBe(false);
  },
});

const withUploads = async ({ sandbox }: Visit, ...pictures: readonly string[]) => {
  const bytes = new Uint8Array(await (await createPhoto()).arrayBuffer());
  for (const picture of pictures)
    sandbox.store.putFile(`patient-${as}`, `${as}-1/${picture}`, {
      type: 'image/jpeg',
      name: 'id.jpg',
      bytes,
    });
};

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

/** A selfie that arrives while the ID is replaced does not lead on; it is there when the patient comes to it. */
export const ReplacedDuringUpload = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => withUploads(visit, 'cardID'),
  play: async (context) => {
    const { canvas, visit } = context;
    await canvas.findByRole('heading', { name: 'A photo of you' });
    await choosePhoto(canvas, await createPhoto());
    const release = holdRequest(context, 'post', '/api/subscription/*/private-file');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await release.isHeld;
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

const acceptPhoto = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));

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
    await choosePhoto(canvas, await createPhoto());
    const release = holdRequest(context, 'post', '/api/subscription/*/private-file');
    await acceptPhoto(canvas);
    await release.isHeld;
    await lookAtId(canvas);
    await expect(canvas.getByRole('button', { name: 'Take another' })).toBeDisabled();
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
    await choosePhoto(canvas, await createPhoto());
    const release = holdRequest(context, 'post', '/api/subscription/*/private-file');
    await acceptPhoto(canvas);
    await release.isHeld;
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

export const Phone = meta.story({
  globals: onPhone,
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await fitsScreen(context);
  },
});

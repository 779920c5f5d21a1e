import { heicFile, PLACE } from '@patient/app/shared/photo/heicSample.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { paintedBlob } from '../support/paintedBlob.ts';
import type { Visit } from '../support/visit.ts';

const as = 'register-photo';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Photo step',
  args: { as, path: '/steps' },
});

type Canvas = ReturnType<typeof within>;

/** A segment of a JPEG as a camera writes it: where the photo was taken. */
const LOCATION = 'Exif\0\0GPSLatitude 45.5231';

/** A photo larger than what is sent, with its location in it. */
async function photoFile(): Promise<File> {
  const drawn = new Uint8Array(await (await paintedBlob(2400, 1200, 'image/jpeg')).arrayBuffer());
  const words = new TextEncoder().encode(LOCATION);
  const size = words.length + 2;
  const segment = new Uint8Array([0xff, 0xe1, Math.floor(size / 256), size % 256, ...words]);
  return new File([drawn.slice(0, 2), segment, drawn.slice(2)], 'id.jpg', { type: 'image/jpeg' });
}

async function choose(canvas: Canvas, file: File) {
  await canvas.findByText('A photo from your device');
  const main: HTMLElement = canvas.getByRole('main');
  const [input] = main.querySelectorAll<HTMLInputElement>('input[type="file"]:not([capture])');
  if (!input) throw new Error('There is no way to choose a file');
  await userEvent.upload(input, file);
}

const stored = ({ sandbox }: Visit, picture: string) =>
  sandbox.store.getFile(`patient-${as}`, `${as}-1/${picture}`);

/** Camera or file, how it comes out well, and who sees it. */
export const IdPhoto = meta.story({
  tags: ['route:/steps', 'step:photo', 'step:photo-id'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use the camera' })).toBeVisible();
    await expect(
      canvas.getByText(/Only your doctor and our identity team will see this photo/),
    ).toBeVisible();
  },
});

/** Looked at, sent smaller and without its location, and on to the selfie. */
export const Sent = meta.story({
  tags: ['step:photo-selfie'],
  play: async ({ canvas, visit }) => {
    await choose(canvas, await photoFile());
    await expect(await canvas.findByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    const photo = stored(visit, 'cardID');
    const bytes = new Uint8Array(photo?.bytes ?? []);
    await expect(new TextDecoder('latin1').decode(bytes)).not.toContain('GPSLatitude');
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    await expect([width, height]).toEqual([2000, 1000]);
  },
});

/** Another one can be taken before anything is sent. */
export const Retake = meta.story({
  play: async ({ canvas, visit }) => {
    await choose(canvas, await photoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Take another' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(visit.calls.some((call) => call.startsWith('POST'))).toBe(false);
  },
});

/** The words of the catalogue; the photo is kept and can be sent again. */
export const NotSent = meta.story({
  tags: ['message:photoNotUploaded'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'uploadPrivateFile',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas }) => {
    await choose(canvas, await photoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByText('Something goes wrong, please contact support team')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Your photo ID' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
  },
});

/** What only calls itself a photo is not taken. */
export const NotAPhoto = meta.story({
  play: async ({ canvas, visit }) => {
    await choose(canvas, new File(['<svg onload="x">'], 'id.jpg', { type: 'image/jpeg' }));
    await expect(await canvas.findByText(/We can't use this file/)).toBeVisible();
    await expect(visit.calls.some((call) => call.startsWith('POST'))).toBe(false);
  },
});

/** A HEIC that the browser cannot open would be sent with its location in it: it is not sent. */
export const HeicThatCannotBeOpened = meta.story({
  play: async ({ canvas }) => {
    await choose(canvas, new File(['\0\0\0\u0018ftypheic\0\0\0\0'], 'id.heic', { type: 'image/heic' }));
    await expect(await canvas.findByText(/This HEIC photo cannot be opened here/)).toBeVisible();
  },
});

/** One that it cannot show, but that can be wiped: named, and sent as it is without its place. */
export const HeicWithoutPreview = meta.story({
  play: async ({ canvas, visit }) => {
    await choose(canvas, new File([heicFile({ version: 1 })], 'IMG_0042.HEIC', { type: 'image/heic' }));
    await expect(await canvas.findByText(/Your browser can't show IMG_0042.HEIC/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Your photo ID' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    const sent = new TextDecoder('latin1').decode(stored(visit, 'cardID')?.bytes);
    await expect(sent).toContain('ftypheic');
    await expect(sent).not.toContain(PLACE);
  },
});

/** More than 10 MB is told in words before anything is opened. */
export const TooLarge = meta.story({
  play: async ({ canvas, visit }) => {
    const head = new Uint8Array([0xff, 0xd8, 0xff]);
    await choose(canvas, new File([head, new Uint8Array(10_000_000)], 'id.jpg', { type: 'image/jpeg' }));
    await expect((await canvas.findAllByText(/is larger than 10 MB/))[0]).toBeInTheDocument();
    await expect(visit.calls.some((call) => call.startsWith('POST'))).toBe(false);
  },
});

const arrives = async ({ sandbox }: Visit, ...pictures: readonly string[]) => {
  const bytes = new Uint8Array(await (await photoFile()).arrayBuffer());
  for (const picture of pictures)
    sandbox.store.putFile(`patient-${as}`, `${as}-1/${picture}`, {
      type: 'image/jpeg',
      name: 'id.jpg',
      bytes,
    });
};

/** After a reload the ID that has arrived is not asked for again; it can be looked at, and replaced. */
export const IdHasArrived = meta.story({
  tags: ['step:photo-selfie'],
  beforeEach: ({ visit }) => arrives(visit, 'cardID'),
  play: async ({ canvas, visit }) => {
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look at it' }));
    const picture = await canvas.findByRole('img', { name: 'Your photo ID' });
    await expect(picture.getAttribute('src')).toMatch(/^blob:/);
    await userEvent.click(canvas.getByRole('button', { name: 'Replace this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    // An address that ended is no picture any more.
    await expect(fetch(picture.getAttribute('src') ?? '')).rejects.toThrow(TypeError);
    await choose(canvas, await photoFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await expect(canvas.getByText('Your ID photo has arrived')).toBeVisible();
    await expect(visit.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  },
});

/** Both are there: nothing is left to do but to go on. */
export const BothHaveArrived = meta.story({
  beforeEach: ({ visit }) => arrives(visit, 'cardID', 'selfie'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A photo of you' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeVisible();
  },
});

/** What has arrived cannot be found out: the step says so and asks again. */
export const ArrivalNotKnown = meta.story({
  tags: ['message:server'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({
      operation: 'getPrivateFile',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
  },
});

/** All that goes to the doctor, and off it goes. */
export const Summary = meta.story({
  tags: ['step:summary'],
  args: { as: 'register-summary' },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to a doctor' }));
    await waitFor(() => expect(visit.location.history.at(-1)).not.toBe('/steps'));
    const record = visit.sandbox.store.get('subscriptions', 'patient-register-summary', 'register-summary-1');
    await expect(record?.status).toBe('pending');
    await expect(visit.storage.getItem('status')).toBe('active');
  },
});

/** The service says what is missing; nothing is lost. */
export const SummaryRefused = meta.story({
  args: { as: 'register-summary' },
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'submitSubscription', status: 409, message: 'Add a selfie' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to a doctor' }));
    await expect(await within(canvas.getByRole('main')).findByText('Add a selfie')).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async (context) => {
    await expect(await context.canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await fitsTheScreen(context);
  },
});

import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Camera',
  args: { as: 'register-photo', path: '/steps' },
});

type Canvas = ReturnType<typeof within>;
type Ask = () => Promise<MediaStream>;

/** Gives the page a camera of the story's own, for as long as the story is shown. */
const camera = (ask: Ask) => () => {
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: ask });
  return () => {
    Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
    Reflect.deleteProperty(document, 'visibilityState');
  };
};

const failing = (name: string) => camera(() => Promise.reject(new DOMException('No', name)));

/** What the camera below gave last. */
let given: MediaStream | undefined;

/** A camera that sees a wall. */
const wall: Ask = async () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
  given = canvas.captureStream();
  return given;
};

async function openCamera(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use the camera' }));
}

/** Whatever is wrong with the camera: it is said, it can be tried again, and a file can be chosen. */
const says =
  (words: RegExp) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await openCamera(canvas);
    await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByText('A photo from your device')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try the camera again' })).toBeVisible();
  };

export const Refused = meta.story({
  beforeEach: failing('NotAllowedError'),
  play: says(/We don't have permission to use your camera/),
});

export const NoCamera = meta.story({
  beforeEach: failing('NotFoundError'),
  play: says(/We couldn't find a camera/),
});

export const InUse = meta.story({
  beforeEach: failing('NotReadableError'),
  play: says(/Another app is using your camera/),
});

/** Pulled out, or taken back, in the middle. */
export const Stopped = meta.story({
  beforeEach: camera(wall),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByRole('button', { name: 'Take photo' });
    const [track] = given?.getTracks() ?? [];
    track?.dispatchEvent(new Event('ended'));
    await expect(await canvas.findByText(/Your camera stopped/)).toBeVisible();
    await expect(track?.readyState).toBe('ended');
    await userEvent.click(canvas.getByRole('button', { name: 'Try the camera again' }));
    await expect(await canvas.findByRole('button', { name: 'Take photo' })).toBeVisible();
  },
});

function turn(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** While the page is hidden the camera sees nothing; it is there again when the patient is. */
export const HiddenAndBack = meta.story({
  beforeEach: camera(wall),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByRole('button', { name: 'Take photo' });
    const [track] = given?.getTracks() ?? [];
    turn('hidden');
    await waitFor(() => expect(track?.readyState).toBe('ended'));
    turn('visible');
    await expect(await canvas.findByRole('button', { name: 'Take photo' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  beforeEach: failing('NotReadableError'),
  play: async (context) => {
    await says(/Another app is using your camera/)(context);
    await fitsTheScreen(context);
  },
});

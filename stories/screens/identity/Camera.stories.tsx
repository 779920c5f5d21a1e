import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { choosePhoto } from '../support/choosePhoto.ts';
import { distortCanvas } from '../support/distortCanvas.ts';
import { drawBlob } from '../support/drawBlob.ts';
import type { Canvas } from '../../canvas.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Camera',
  args: { as: 'register-photo', path: '/steps' },
});

type GetUserMedia = () => Promise<MediaStream>;

/** Mocks the camera for one story. */
const mockCamera = (getUserMedia: GetUserMedia) => () => {
  Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { configurable: true, value: getUserMedia });
  return () => {
    Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
    Reflect.deleteProperty(document, 'visibilityState');
  };
};

const failingCamera = (name: string) => mockCamera(() => Promise.reject(new DOMException('No', name)));

/** Last stream of the mock. */
let stream: MediaStream | undefined;

/** Camera with a black picture. */
const blackCamera: GetUserMedia = async () => {
  const canvas = document.createElement('canvas');
  canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
  stream = canvas.captureStream();
  return stream;
};

async function openCamera(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use the camera' }));
}

/** Play function: each camera problem has a message, a retry and the file input. */
const showsProblem =
  (message: RegExp) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await openCamera(canvas);
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(await canvas.findByText('A photo from your device')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try the camera again' })).toBeVisible();
  };

export const PermissionDenied = meta.story({
  beforeEach: failingCamera('NotAllowedError'),
  play: showsProblem(/We don't have permission to use your camera/),
});

/** The browser's canvas returns noise, so the page doesn't request the camera. */
export const CanvasReturnsNoise = meta.story({
  beforeEach: () => {
    distortCanvas();
    return failingCamera('NotAllowedError')();
  },
  play: showsProblem(/Your browser's privacy settings change photos/),
});

/** The camera is unplugged or its permission is revoked during use. */
export const Stopped = meta.story({
  beforeEach: mockCamera(blackCamera),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByRole('button', { name: 'Take photo' });
    const [track] = stream?.getTracks() ?? [];
    track?.dispatchEvent(new Event('ended'));
    await expect(await canvas.findByText(/Your camera stopped/)).toBeVisible();
    await expect(track?.readyState).toBe('ended');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try the camera again' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toHaveFocus());
  },
});

/** Device of which one camera can be in use at a time, as some phones are. */
const oneAtATime = () => {
  const devices = [0, 1].map((index) => ({
    kind: 'videoinput',
    deviceId: `d${index}`,
    label: `camera2 ${index}, facing back`,
  }));
  Object.defineProperty(navigator.mediaDevices, 'enumerateDevices', {
    configurable: true,
    value: async () => devices,
  });
  const remove = mockCamera(async () => {
    const isInUse = stream?.getTracks().some(({ readyState }) => readyState === 'live');
    if (isInUse) throw new DOMException('Could not start video source', 'NotReadableError');
    return blackCamera();
  })();
  return () => {
    remove();
    Reflect.deleteProperty(navigator.mediaDevices, 'enumerateDevices');
  };
};

/** The running camera is stopped before the chosen one opens. */
export const OneCameraAtATime = meta.story({
  tags: ['check'],
  beforeEach: () => {
    stream = undefined;
    return oneAtATime();
  },
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const select = await canvas.findByRole('combobox', { name: 'Camera' });
    const first = stream;
    await userEvent.selectOptions(select, 'Back camera 2');
    await waitFor(() => expect(stream).not.toBe(first));
    await expect(await canvas.findByRole('button', { name: 'Take photo' })).toBeVisible();
    await expect(canvas.queryByText(/Another app is using your camera/)).not.toBeInTheDocument();
  },
});

/** The full picture and the shutter are visible together, below the header. */
export const FullPicture = meta.story({
  tags: ['check'],
  beforeEach: mockCamera(blackCamera),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    const shutter = await canvas.findByRole('button', { name: 'Take photo' });
    await waitFor(() => expect(shutter).toHaveFocus());
    const picture = canvas.getByLabelText('What your camera sees').getBoundingClientRect();
    await expect(picture.top).toBeGreaterThanOrEqual(
      canvas.getByRole('banner').getBoundingClientRect().bottom,
    );
    await expect(shutter.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      document.documentElement.clientHeight,
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

function setVisibility(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** The camera stops while the page is hidden and restarts afterwards. */
export const HiddenAndShownAgain = meta.story({
  tags: ['check'],
  beforeEach: mockCamera(blackCamera),
  play: async ({ canvas }) => {
    await openCamera(canvas);
    await canvas.findByRole('button', { name: 'Take photo' });
    const [track] = stream?.getTracks() ?? [];
    setVisibility('hidden');
    await waitFor(() => expect(track?.readyState).toBe('ended'));
    setVisibility('visible');
    await expect(await canvas.findByRole('button', { name: 'Take photo' })).toBeVisible();
  },
});

let allow: () => void;

/** The camera stays off if the patient allows it after choosing a file. */
export const AllowedAfterChoosingFile = meta.story({
  tags: ['check'],
  beforeEach: mockCamera(async () => {
    await new Promise<void>((resolve) => {
      allow = resolve;
    });
    return blackCamera();
  }),
  play: async ({ canvas }) => {
    stream = undefined;
    await openCamera(canvas);
    await canvas.findAllByText(/^Allow camera access/);
    await choosePhoto(
      canvas,
      new File([await drawBlob(600, 400, 'image/jpeg')], 'id.jpg', { type: 'image/jpeg' }),
    );
    await expect(await canvas.findByRole('heading', { name: 'Can you read everything?' })).toBeVisible();
    allow();
    await waitFor(() => expect(stream?.getTracks()[0]?.readyState).toBe('ended'));
  },
});

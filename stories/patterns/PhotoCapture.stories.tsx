import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { PhotoCapture, type PhotoCaptureProps } from '@patient/ui/PhotoCapture';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

/** Simulated camera from a redrawn canvas. */
function useDrawnCamera(): MediaStream | undefined {
  const [stream, setStream] = useState<MediaStream>();
  useEffect(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 640;
    canvas.height = 480;
    const brush = canvas.getContext('2d');
    const draw = () => {
      if (!brush) return;
      brush.fillStyle = '#c9d6d2';
      brush.fillRect(0, 0, 640, 480);
      brush.fillStyle = '#40706a';
      brush.fillRect(120, 130, 400, 230);
    };
    draw();
    const captured = canvas.captureStream(10);
    // oxlint-disable-next-line react/set-state-in-effect -- a stream is created and stopped outside React
    setStream(captured);
    const timer = setInterval(draw, 100);
    return () => {
      clearInterval(timer);
      for (const track of captured.getTracks()) track.stop();
    };
  }, []);
  return stream;
}

function Live(args: PhotoCaptureProps) {
  const stream = useDrawnCamera();
  return <PhotoCapture {...args} camera="live" stream={stream} />;
}

const meta = preview.meta({
  title: 'Patterns/Identity/PhotoCapture',
  component: PhotoCapture,
  args: {
    title: 'Your photo ID',
    guidance: ['All four corners are visible', 'No glare, nothing covered', 'Not expired'],
    onPhoto: fn(),
  },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

/** Without a camera: the device's camera app, or a file. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Your photo ID' })).toBeVisible();
    await expect(
      canvas.getByText(/Only your doctor and our identity team will see this photo/),
    ).toBeVisible();
    // The drop area is the first tab stop: it also accepts pasted files.
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
    const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
    const last = inputs[inputs.length - 1];
    if (!last) throw new Error('No file input');
    const photo = new File(['an id'], 'id.jpg', { type: 'image/jpeg' });
    await userEvent.upload(last, photo);
    await expect(args.onPhoto).toHaveBeenCalledWith(photo);
  },
});

const cameras = [
  { id: 'front', name: 'Front camera' },
  { id: 'back', name: 'Back camera' },
];

function Changing(args: PhotoCaptureProps) {
  const stream = useDrawnCamera();
  const [current, setCurrent] = useState('back');
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PhotoCapture
        {...args}
        camera="live"
        stream={isChanging ? undefined : stream}
        cameras={cameras}
        currentCamera={current}
        onChooseCamera={(id) => {
          setCurrent(id);
          setChanging(true);
        }}
      />
      <Button onHoverStart={() => setChanging(false)}>Opened</Button>
    </>
  );
}

/** With several cameras, one can be chosen. The frame stays where it is while the next one opens, and so does the focus. */
export const SeveralCameras = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: 'Camera' });
    const video = canvas.getByLabelText('What your camera sees');
    await waitFor(() => expect(video).toHaveProperty('videoWidth', 640));
    const heightOf = () => canvasElement.querySelector('video')?.getBoundingClientRect().height;
    const height = heightOf();
    select.focus();
    await userEvent.selectOptions(select, 'Front camera');
    await waitFor(() => expect(video).toHaveProperty('videoWidth', 0));
    await expect(heightOf()).toBe(height);
    await userEvent.hover(canvas.getByRole('button', { name: 'Opened' }));
    await waitFor(() => expect(video).toHaveProperty('videoWidth', 640));
    await expect(canvas.getByLabelText('What your camera sees')).toBe(video);
    await expect(select).toHaveFocus();
  },
});

/** The shutter captures the current frame, also by keyboard, and announces it. */
export const Camera = meta.story({
  render: (args) => <Live {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('video')?.videoWidth).toBe(640));
    const shutter = canvas.getByRole('button', { name: 'Take photo' });
    await userEvent.tab();
    await expect(shutter).toHaveFocus();
    await expect(shutter.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onPhoto).toHaveBeenCalledWith(expect.objectContaining({ type: 'image/jpeg' })),
    );
    await waitFor(() => expect(canvas.getByText('Photo taken.')).toBeInTheDocument());
  },
});

export const Selfie = meta.story({
  args: { title: 'A photo of you', guide: 'face', guidance: ['Your whole face', 'No glasses or hat'] },
  render: (args) => <Live {...args} />,
});

/** The camera is denied: a file can be chosen instead. */
export const PermissionDenied = meta.story({
  args: { camera: 'refused' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We don't have permission to use your camera/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  },
});

/** The patient starts the camera; the device's camera app is the fallback. */
export const CameraButton = meta.story({
  args: { onOpenCamera: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Take a photo' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use the camera' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenCamera).toHaveBeenCalledOnce();
  },
});

export const CameraButtonAfterFailure = meta.story({
  args: { onOpenCamera: fn(), camera: 'busy' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try the camera again' }));
    await expect(args.onOpenCamera).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  },
});

export const Asking = meta.story({ args: { camera: 'asking', onOpenCamera: fn() } });

function Opening(args: PhotoCaptureProps) {
  const stream = useDrawnCamera();
  const [camera, setCamera] = useState<PhotoCaptureProps['camera']>();
  return (
    <>
      <PhotoCapture {...args} camera={camera} stream={stream} onOpenCamera={() => setCamera('asking')} />
      <Button onHoverStart={() => setCamera('live')}>Allowed</Button>
      <Button onHoverStart={() => setCamera('ended')}>Unplugged</Button>
    </>
  );
}

/** Focus moves from the camera button to the shutter, and back when the camera stops. */
export const KeepsFocus = meta.story({
  tags: ['check'],
  render: (args) => <Opening {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Allow camera access when your browser asks.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Use the camera/ })).toHaveFocus();
    await userEvent.hover(canvas.getByRole('button', { name: 'Allowed' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take photo' })).toHaveFocus());
    await userEvent.hover(canvas.getByRole('button', { name: 'Unplugged' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try the camera again' })).toHaveFocus());
  },
});

const long = {
  title: 'A photo of your driver’s license, passport, or another ID from the state you live in',
  guidance: ['Put it on a plain dark table and hold your phone right above it, in daylight'],
  camera: 'missing' as const,
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['photo'] as const}
      columns={
        [
          'file',
          'offered',
          'asking',
          'live',
          'selfie',
          'refused',
          'missing',
          'busy',
          'ended',
          'distorted',
          'insecure',
        ] as const
      }
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
          {column === 'live' || column === 'selfie' ? (
            <Live {...args} title={`Photo, ${column}`} guide={column === 'live' ? 'card' : 'face'} />
          ) : (
            <PhotoCapture
              {...args}
              title={`Photo, ${column}`}
              {...(column !== 'file' && { onOpenCamera: fn() })}
              camera={column === 'file' || column === 'offered' ? undefined : column}
            />
          )}
        </div>
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});

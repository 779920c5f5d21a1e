import { atom, useAtom } from 'jotai';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLatest } from '@patient/ui/hooks';
import type { CameraState } from '@patient/ui/PhotoCapture';
import { isCanvasReliable } from '@patient/api/files';
import { cameraFailure } from './views/cameraFailure.ts';
import { cameraNames, chosenFor, type CameraChoice, type NamedCamera } from './views/cameras.ts';

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** Camera that the patient has chosen. */
const choiceAtom = atom<CameraChoice | undefined>(undefined);

/** Requested size of the picture. Never required: a camera with less is used as it is. */
const SIZE = { width: { ideal: 1920 }, height: { ideal: 1080 } } as const;

/** Settings of the camera that is running. */
const settingsOf = (stream: MediaStream | undefined) => stream?.getVideoTracks()[0]?.getSettings() ?? {};

/** Cameras of the device, whose names browsers give only while one is in use. */
async function findCameras(): Promise<readonly NamedCamera[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return cameraNames(devices.filter(({ kind }) => kind === 'videoinput'));
}

/**
 * The device's camera. Stopped on unmount, and while the page is hidden.
 * @param facing 'user' is the front camera
 */
export function useCamera(facing: 'user' | 'environment') {
  const [camera, setCamera] = useState<CameraState>();
  const [stream, setStream] = useState<MediaStream>();
  const [cameras, setCameras] = useState<readonly NamedCamera[]>([]);
  const [choice, setChoice] = useAtom(choiceAtom);
  const deviceId = chosenFor(facing, choice);
  const running = useRef<MediaStream>(undefined);
  /** Ignores a camera that the patient allows after choosing a file. */
  const startAttempt = useLatest();

  const show = useCallback(
    (state: CameraState | undefined, found?: MediaStream) => {
      if (running.current !== found) stop(running.current);
      running.current = found;
      setStream(found);
      setCamera(state);
      return startAttempt();
    },
    [startAttempt],
  );

  const start = useCallback(
    async (isLatest: () => boolean, device: string | undefined) => {
      try {
        const found = await navigator.mediaDevices.getUserMedia({
          // The chosen camera counts more than its size and where it faces.
          video: {
            ...SIZE,
            ...(device === undefined ? { facingMode: facing } : { deviceId: { exact: device } }),
          },
          audio: false,
        });
        if (!isLatest()) return stop(found);
        // Fires when unplugged or when permission is revoked, not after `stop()`.
        for (const track of found.getTracks())
          track.addEventListener('ended', () => running.current === found && show('ended'));
        show('live', found);
        if (device !== undefined) setChoice({ deviceId: device, facing: settingsOf(found).facingMode });
      } catch (error) {
        if (!isLatest()) return;
        // The chosen camera may be unplugged.
        setChoice(undefined);
        show(cameraFailure(error));
      }
    },
    [facing, setChoice, show],
  );

  const open = async () => {
    if (!isCanvasReliable()) show('distorted');
    else if (!isSecureContext) show('insecure');
    else await start(show('asking'), deviceId);
  };
  // The running camera is stopped first: many phones can use only one at a time.
  const choose = (id: string) => start(show('live'), id);

  useEffect(() => {
    if (stream === undefined) return undefined;
    const { mediaDevices } = navigator;
    const list = () => void findCameras().then(setCameras, () => undefined);
    list();
    mediaDevices.addEventListener('devicechange', list);
    return () => mediaDevices.removeEventListener('devicechange', list);
  }, [stream]);

  const reopen = useEffectEvent(open);
  useEffect(() => {
    let wasLive = false;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        wasLive = running.current !== undefined;
        if (wasLive) show(undefined);
      } else if (wasLive) {
        wasLive = false;
        void reopen();
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stop(running.current);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [show]);

  return {
    camera,
    stream,
    /** Cameras to choose from. */
    cameras,
    /** Camera in use. */
    currentCamera: settingsOf(stream).deviceId ?? deviceId,
    open,
    choose,
    close: useCallback(() => show(undefined), [show]),
  };
}

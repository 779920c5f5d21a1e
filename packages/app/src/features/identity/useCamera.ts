import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState } from '@patient/ui/PhotoCapture';
import { isCanvasReliable } from '@patient/api/files';
import { useLatest } from '#shared/view/useLatest.ts';
import { cameraFailure } from './rules/cameraFailure.ts';

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * The device's camera. Stopped on unmount, and while the page is hidden.
 * @param facing 'user' is the front camera
 */
export function useCamera(facing: 'user' | 'environment') {
  const [camera, setCamera] = useState<CameraState>();
  const [stream, setStream] = useState<MediaStream>();
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

  const open = useCallback(async () => {
    if (!isCanvasReliable()) {
      show('distorted');
      return;
    }
    const isLatest = show('asking');
    try {
      const found = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: facing },
        audio: false,
      });
      if (!isLatest()) {
        stop(found);
        return;
      }
      // Fires when unplugged or when permission is revoked, not after `stop()`.
      for (const track of found.getTracks())
        track.addEventListener('ended', () => running.current === found && show('ended'));
      show('live', found);
    } catch (error) {
      if (isLatest()) show(cameraFailure(error));
    }
  }, [facing, show]);

  useEffect(() => {
    let wasLive = false;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        wasLive = running.current !== undefined;
        if (wasLive) show(undefined);
      } else if (wasLive) {
        wasLive = false;
        void open();
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      startAttempt();
      stop(running.current);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [open, show, startAttempt]);

  return { camera, stream, open, close: useCallback(() => show(undefined), [show]) };
}

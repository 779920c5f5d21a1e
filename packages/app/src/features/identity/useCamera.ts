import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState } from '@patient/ui/PhotoCapture';
import { cameraFailure } from './rules/cameraFailure.ts';
import { reloadsForCamera } from './reloadsForCamera.ts';

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * The device's camera: asked for when the patient wants it, stopped when it is not shown any more. While the page is
 * hidden it sees nothing; when the patient is back, it is opened again.
 * @param facing towards the face, or away from it
 */
export function useCamera(facing: 'user' | 'environment') {
  const [camera, setCamera] = useState<CameraState>();
  const [stream, setStream] = useState<MediaStream>();
  const running = useRef<MediaStream>(undefined);
  const isGone = useRef(false);

  const show = useCallback((state: CameraState | undefined, found?: MediaStream) => {
    if (running.current !== found) stop(running.current);
    running.current = found;
    setStream(found);
    setCamera(state);
  }, []);

  const open = useCallback(async () => {
    if (reloadsForCamera()) return;
    show('asking');
    try {
      const found = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: facing },
        audio: false,
      });
      if (isGone.current) {
        stop(found);
        return;
      }
      // Pulled out, or taken back by the patient or the system; stopping it ourselves tells nothing.
      for (const track of found.getTracks())
        track.addEventListener('ended', () => running.current === found && show('ended'));
      show('live', found);
    } catch (error) {
      show(cameraFailure(error));
    }
  }, [facing, show]);

  useEffect(() => {
    isGone.current = false;
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
      isGone.current = true;
      stop(running.current);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [open, show]);

  return { camera, stream, open, close: useCallback(() => show(undefined), [show]) };
}

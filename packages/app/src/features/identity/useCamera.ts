import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState } from '@patient/ui/PhotoCapture';
import { cameraFailure } from './rules/cameraFailure.ts';

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * The device's camera, stopped on unmount. It is closed while the page is hidden and opened again after that.
 * @param facing 'user' is the front camera
 */
export function useCamera(facing: 'user' | 'environment') {
  const [camera, setCamera] = useState<CameraState>();
  const [stream, setStream] = useState<MediaStream>();
  const running = useRef<MediaStream>(undefined);
  /** Counts changes: a camera that the patient allows after choosing a file is not wanted any more. */
  const changes = useRef(0);

  const show = useCallback((state: CameraState | undefined, found?: MediaStream) => {
    changes.current += 1;
    if (running.current !== found) stop(running.current);
    running.current = found;
    setStream(found);
    setCamera(state);
  }, []);

  const open = useCallback(async () => {
    show('asking');
    const asked = changes.current;
    try {
      const found = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: facing },
        audio: false,
      });
      if (changes.current !== asked) {
        stop(found);
        return;
      }
      // Unplugged, or permission revoked. `stop()` does not fire it.
      for (const track of found.getTracks())
        track.addEventListener('ended', () => running.current === found && show('ended'));
      show('live', found);
    } catch (error) {
      if (changes.current === asked) show(cameraFailure(error));
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
      changes.current += 1;
      stop(running.current);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [open, show]);

  return { camera, stream, open, close: useCallback(() => show(undefined), [show]) };
}

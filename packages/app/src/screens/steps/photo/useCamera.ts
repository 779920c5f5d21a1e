import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState } from '@patient/ui/PhotoCapture';

const REFUSED: readonly string[] = ['NotAllowedError', 'SecurityError'];

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/**
 * The device's camera: asked for when the patient wants it, stopped when it is not shown any more.
 * @param facing towards the face, or away from it
 */
export function useCamera(facing: 'user' | 'environment') {
  const [camera, setCamera] = useState<CameraState>();
  const [stream, setStream] = useState<MediaStream>();
  const running = useRef<MediaStream>(undefined);
  const isGone = useRef(false);

  const close = useCallback(() => {
    stop(running.current);
    running.current = undefined;
    setStream(undefined);
    setCamera(undefined);
  }, []);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop(running.current);
    };
  }, []);

  const open = async () => {
    setCamera('asking');
    try {
      const found = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: facing },
        audio: false,
      });
      if (isGone.current) {
        stop(found);
        return;
      }
      running.current = found;
      setStream(found);
      setCamera('live');
    } catch (error) {
      const isRefused = error instanceof DOMException && REFUSED.includes(error.name);
      setCamera(isRefused ? 'refused' : 'missing');
    }
  };
  return { camera, stream, open, close };
}

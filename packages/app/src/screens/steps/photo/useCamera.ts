import { useCallback, useEffect, useRef, useState } from 'react';
import type { CameraState } from '@patient/ui/PhotoCapture';

const REFUSED: readonly string[] = ['NotAllowedError', 'SecurityError'];

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

interface PolicyDocument extends Document {
  /** What the headers of the page allow, where the browser tells. */
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean };
}

/**
 * Whether the page was loaded at another address, whose headers keep the camera away (privacy rules, 13: it is allowed
 * on this one only). Loaded again, it may be asked for.
 */
function isForbiddenByOldPage(): boolean {
  const page: PolicyDocument = document;
  if (page.featurePolicy?.allowsFeature('camera') !== false) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== globalThis.location.pathname;
}

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
    if (isForbiddenByOldPage()) {
      globalThis.location.reload();
      return;
    }
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

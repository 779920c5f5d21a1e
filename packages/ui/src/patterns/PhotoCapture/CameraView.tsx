import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { captureFrame } from './captureFrame.ts';
import * as styles from './PhotoCapture.css.ts';
import type { PhotoCaptureStrings } from './strings.ts';

/** Props of {@link CameraView}. */
export interface CameraViewProps {
  stream: MediaStream;
  /** Outline to align the subject with. */
  guide: 'card' | 'face';
  onTake: (photo: Blob) => void;
  strings: PhotoCaptureStrings;
  shutterRef: Ref<HTMLButtonElement>;
}

/** Camera preview with an outline and the shutter button. */
export function CameraView({ stream, guide, onTake, strings, shutterRef }: CameraViewProps) {
  const camera = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [wasTaken, setTaken] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  // Scrolls the full picture into view, clear of the header; focusing the shutter then does not scroll.
  useLayoutEffect(() => {
    camera.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const take = async () => {
    const photo = video.current && (await captureFrame(video.current));
    if (!photo) return;
    setTaken(true);
    onTake(photo);
  };
  return (
    <div ref={camera} className={styles.camera}>
      <div className={styles.stage}>
        {/* Live camera preview has no audio to caption. */}
        <video
          ref={video}
          aria-label={strings.preview}
          autoPlay
          muted
          playsInline
          className={styles.video({ guide })}
        />
        <span aria-hidden="true" className={styles.guide({ guide })} />
      </div>
      <Button
        ref={shutterRef}
        variant="primary"
        isWide
        icon={<Icon name="camera" />}
        onPress={() => void take()}
      >
        {strings.shutter}
      </Button>
      <VisuallyHidden as="output">{wasTaken && strings.taken}</VisuallyHidden>
    </div>
  );
}

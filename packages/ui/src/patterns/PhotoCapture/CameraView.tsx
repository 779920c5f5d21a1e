import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { frameOf } from './frameOf.ts';
import * as styles from './PhotoCapture.css.ts';
import type { PhotoCaptureStrings } from './strings.ts';

/** Props of {@link CameraView}. */
export interface CameraViewProps {
  stream: MediaStream;
  /** The outline to fit what is photographed into. */
  guide: 'card' | 'face';
  onTake: (photo: Blob) => void;
  words: PhotoCaptureStrings;
}

/** What the camera sees, an outline to fit it into, and the shutter. */
export function CameraView({ stream, guide, onTake, words }: CameraViewProps) {
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

  const take = async () => {
    const photo = video.current && (await frameOf(video.current));
    if (!photo) return;
    setTaken(true);
    onTake(photo);
  };
  return (
    <div className={styles.camera}>
      <div className={styles.stage}>
        {/* A live picture of one's own has no words to caption. */}
        <video
          ref={video}
          aria-label={words.preview}
          autoPlay
          muted
          playsInline
          className={styles.video({ guide })}
        />
        <span aria-hidden="true" className={styles.guide({ guide })} />
      </div>
      <Button variant="primary" isWide icon={<Icon name="camera" />} onPress={() => void take()}>
        {words.shutter}
      </Button>
      <VisuallyHidden as="output">{wasTaken && words.taken}</VisuallyHidden>
    </div>
  );
}

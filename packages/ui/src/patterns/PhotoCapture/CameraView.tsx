import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Select } from '../../components/Select/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { scrollToElement } from '../../focus/scroll.ts';
import { captureFrame } from './captureFrame.ts';
import * as styles from './PhotoCapture.css.ts';
import type { PhotoCaptureStrings } from './strings.ts';

/** Camera to choose. */
export interface CameraOption {
  id: string;
  /** Name for patients: "Back camera". */
  name: string;
}

/** Props of {@link CameraView}. */
export interface CameraViewProps {
  /** Undefined while the camera changes. */
  stream: MediaStream | undefined;
  cameras: readonly CameraOption[];
  currentCamera: string | undefined;
  onChooseCamera: ((id: string) => void) | undefined;
  /** Outline to align the subject with. */
  guide: 'card' | 'face';
  onTake: (photo: Blob) => void;
  strings: PhotoCaptureStrings;
  shutterRef: Ref<HTMLButtonElement>;
}

/** Lowest preview that is preferred to scrolling, and space below the shutter, pixels. */
const LOWEST_STAGE = 240;
const MARGIN = 16;

/** Camera preview with an outline, the shutter button and the choice of another camera. */
export function CameraView({
  stream,
  cameras,
  currentCamera,
  onChooseCamera,
  guide,
  onTake,
  strings,
  shutterRef,
}: CameraViewProps) {
  const camera = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [wasTaken, setTaken] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream ?? null;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  // Fits preview and shutter into the window where it's high enough. Elsewhere, such as on phones, scrolls them into view, clear
  // of the header; focusing the shutter then does not scroll.
  useLayoutEffect(() => {
    const [box, picture] = [camera.current, stage.current];
    if (!box || !picture) return;
    const { top, height } = box.getBoundingClientRect();
    const controls = height - picture.getBoundingClientRect().height;
    const room = Math.floor(innerHeight - top - controls - MARGIN);
    if (room >= LOWEST_STAGE) picture.style.setProperty(styles.roomName, `${room}px`);
    scrollToElement(box);
  }, []);

  const take = async () => {
    const photo = video.current && (await captureFrame(video.current));
    if (!photo) return;
    setTaken(true);
    onTake(photo);
  };
  return (
    <>
      <div ref={camera} className={styles.camera}>
        <div ref={stage} className={styles.stage}>
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
      {cameras.length > 1 && onChooseCamera && (
        <Select
          label={strings.camera}
          options={cameras.map(({ id, name }) => ({ value: id, label: name }))}
          value={currentCamera ?? null}
          onChange={onChooseCamera}
        />
      )}
    </>
  );
}

import { clsx } from 'clsx';
import { createElement, useId, useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { CameraView, type CameraOption } from './CameraView.tsx';
import { photoFileTypes } from '../../picture/photoFileTypes.ts';
import { useKeptFocus } from '../../focus/index.ts';
import * as styles from './PhotoCapture.css.ts';
import { defaultStrings, type CameraState, type PhotoCaptureStrings } from './strings.ts';

/** Props of {@link PhotoCapture}. */
export interface PhotoCaptureProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What to photograph: "Your photo ID". */
  title: string;
  /** Tips for a good photo, one per line: "All four corners can be seen". */
  guidance?: readonly ReactNode[];
  /** Outline over the preview. @default 'card' */
  guide?: 'card' | 'face';
  /** State of the camera; without it, only the file picker is shown. */
  camera?: CameraState | undefined;
  /** Starts the camera; without it, there is no camera button. */
  onOpenCamera?: (() => void) | undefined;
  /** Camera stream while `live`; stopped by its owner. Without it, the preview is empty, as while the camera changes. */
  stream?: MediaStream | undefined;
  /** Cameras of the device; with more than one, a select is shown while `live`. @default [] */
  cameras?: readonly CameraOption[];
  /** Id of the camera in use. */
  currentCamera?: string | undefined;
  /** Called with the id of the chosen camera. */
  onChooseCamera?: ((id: string) => void) | undefined;
  /** Called with a photo from the camera (JPEG) or the device, of an accepted type. */
  onPhoto: (photo: Blob) => void;
  /** Called with a file that isn't accepted; the picker shows the reason. */
  onReject?: (() => void) | undefined;
  /** Accepted file types. @default JPEG, PNG, WebP and HEIC */
  accept?: readonly string[];
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<PhotoCaptureStrings>;
  ref?: Ref<HTMLElement>;
}

/** Photo from the camera or the device (decisions, "Registration", photo). */
export function PhotoCapture({
  title,
  guidance = [],
  guide = 'card',
  camera,
  onOpenCamera,
  stream,
  cameras = [],
  currentCamera,
  onChooseCamera,
  onPhoto,
  onReject,
  accept = photoFileTypes,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: PhotoCaptureProps) {
  const titleId = useId();
  const [attempt, setAttempt] = useState(0);
  const strings = useStrings('PhotoCapture', defaultStrings, overrides);
  const isLive = camera === 'live';
  const hasFailed = camera !== undefined && camera !== 'asking' && camera !== 'live';
  const isAsking = camera === 'asking';
  const button = useRef<HTMLButtonElement>(null);
  // Only after a press; a camera that starts automatically does not take focus.
  useKeptFocus(isLive, () => (attempt > 0 ? button.current : null));
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      {createElement(`h${headingLevel}`, { id: titleId, tabIndex: -1, className: styles.title }, title)}
      {guidance.length > 0 && (
        <ul role="list" className={styles.guidance}>
          {guidance.map((line, index) => (
            <li key={index} className={styles.line}>
              <Icon name="check" size="small" className={styles.icon} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {isLive && (
        <CameraView
          stream={stream}
          cameras={cameras}
          currentCamera={currentCamera}
          onChooseCamera={onChooseCamera}
          guide={guide}
          onTake={onPhoto}
          strings={strings}
          shutterRef={button}
        />
      )}
      {hasFailed && (
        <Alert tone="warning" isLive>
          {strings[camera]}
        </Alert>
      )}
      {onOpenCamera && !isLive && (
        <Button
          ref={button}
          isPending={isAsking}
          pendingLabel={strings.asking}
          // Quiet after a failure, because the buttons below are then the solution.
          variant={hasFailed ? 'quiet' : 'primary'}
          isWide
          icon={<Icon name={hasFailed ? 'refresh' : 'camera'} />}
          onPress={() => {
            setAttempt(attempt + 1);
            onOpenCamera();
          }}
        >
          {hasFailed ? strings.reopen : strings.open}
        </Button>
      )}
      {/* Below the button, so that the button does not move. */}
      {isAsking && <p className={styles.asking}>{strings.asking}</p>}
      <FileDrop
        // Resets a rejected file when the camera starts.
        key={attempt}
        label={isLive ? strings.orFile : strings.file}
        accept={accept}
        maxFiles={1}
        files={[]}
        onAdd={([file]) => file && onPhoto(file)}
        onReject={() => onReject?.()}
        onRemove={() => undefined}
        // Falls back to the device's camera app when the preview is unavailable.
        {...((hasFailed || !onOpenCamera) && { camera: guide === 'face' ? 'user' : 'environment' })}
      />
      <p className={styles.privacyNote}>
        <Icon name="shield" className={styles.shield} />
        <span>{strings.privacyNote}</span>
      </p>
    </section>
  );
}

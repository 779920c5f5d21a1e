import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import { CameraView } from './CameraView.tsx';
import * as styles from './PhotoCapture.css.ts';
import { english, type CameraState, type PhotoCaptureStrings } from './strings.ts';

/** Props of {@link PhotoCapture}. */
export interface PhotoCaptureProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What is photographed: "Your photo ID". */
  title: string;
  /** How it comes out well, a line each: "All four corners can be seen". */
  guidance?: readonly ReactNode[];
  /** The outline over the picture. @default 'card' */
  guide?: 'card' | 'face';
  /** What the camera does; without it the file alone is offered. */
  camera?: CameraState | undefined;
  /** The patient wants to use the camera on this page, for the first time or again; without it there is no such button. */
  onOpenCamera?: (() => void) | undefined;
  /** The camera's picture, while `live`. Whoever asked for it also stops it. */
  stream?: MediaStream | undefined;
  /** A photo, from the camera (JPEG) or the device, within the limits. */
  onPhoto: (photo: Blob) => void;
  /** Types a file may have. @default JPEG, PNG, WebP and HEIC */
  accept?: readonly string[];
  /** Largest file, in bytes. @default 10000000 */
  maxBytes?: number;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  strings?: Partial<PhotoCaptureStrings>;
  ref?: Ref<HTMLElement>;
}

const photos = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', '.heic'];

/** A photo from the camera, or from the device where there is none (decisions, "Registration", photo). */
export function PhotoCapture({
  title,
  guidance = [],
  guide = 'card',
  camera,
  onOpenCamera,
  stream,
  onPhoto,
  accept = photos,
  maxBytes = 10_000_000,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: PhotoCaptureProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const isLive = camera === 'live' && stream !== undefined;
  const hasFailed = camera !== undefined && camera !== 'asking' && camera !== 'live';
  const isAtRest = camera === undefined || hasFailed;
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.whole, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
      {guidance.length > 0 && (
        <ul className={styles.guidance}>
          {guidance.map((line, place) => (
            <li key={place} className={styles.line}>
              <Icon name="check" size="small" className={styles.sign} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {isLive && <CameraView stream={stream} guide={guide} onTake={onPhoto} words={words} />}
      {camera === 'asking' && (
        <output className={styles.asking}>
          <Spinner aria-hidden="true" /> <span>{words.asking}</span>
        </output>
      )}
      {hasFailed && (
        <Alert tone="warning" isLive>
          {words[camera]}
        </Alert>
      )}
      {onOpenCamera && isAtRest && (
        <Button
          variant={hasFailed ? 'secondary' : 'primary'}
          isWide
          icon={<Icon name="camera" />}
          onPress={onOpenCamera}
        >
          {hasFailed ? words.reopen : words.open}
        </Button>
      )}
      <FileDrop
        label={isLive ? words.orFile : words.file}
        accept={accept}
        maxBytes={maxBytes}
        maxFiles={1}
        files={[]}
        onAdd={([file]) => file && onPhoto(file)}
        onRemove={() => undefined}
        // The device's own camera page, where the one on this page is not offered or may not be used.
        {...((hasFailed || !onOpenCamera) && { camera: guide === 'face' ? 'user' : 'environment' })}
      />
      <p className={styles.seen}>
        <Icon name="shield" className={styles.shield} />
        <span>{words.seen}</span>
      </p>
    </section>
  );
}

import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import * as styles from './PhotoReview.css.ts';

/** What {@link PhotoReview} says by itself. */
export interface PhotoReviewStrings {
  accept: string;
  retake: string;
  uploading: string;
  uploaded: string;
  /** The catalogue's words (specification section 8). */
  failed: string;
  /** Under them: nothing is lost. */
  kept: string;
  retry: string;
  /** Where the browser cannot draw it, for instance HEIC. */
  noPicture: string;
}

const english: PhotoReviewStrings = {
  accept: 'Use this photo',
  retake: 'Take another',
  uploading: 'Sending your photo',
  uploaded: 'Your photo has arrived.',
  failed: 'Something goes wrong, please contact support team',
  kept: 'Your photo is kept here. You can try again.',
  retry: 'Try again',
  noPicture: 'Your browser cannot show this photo. It can be sent all the same.',
};

/** Props of {@link PhotoReview}. */
export interface PhotoReviewProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What to look for: "Can everything be read?" */
  title: string;
  /** The photo, `blob:` or https. */
  src?: string | undefined;
  /** What the photo shows: "Your photo ID". */
  alt: string;
  /** Looked at, on its way, arrived, or not arrived. @default 'review' */
  state?: 'review' | 'uploading' | 'uploaded' | 'failed';
  /** How far it is, 0 to 1; without it the end is not known. */
  progress?: number | undefined;
  /** The photo is good: send it. */
  onAccept: () => void;
  /** The photo is not: back to the camera. */
  onRetake: () => void;
  /** Sends the same photo again. */
  onRetry: () => void;
  /** Beside the way to try again: a way to support. */
  help?: ReactNode;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  strings?: Partial<PhotoReviewStrings>;
  ref?: Ref<HTMLElement>;
}

/** A photo before it is sent, and on its way (decisions, "Registration"; section 8, "Photo upload failure"). */
export function PhotoReview({
  title,
  src,
  alt,
  state = 'review',
  progress,
  onAccept,
  onRetake,
  onRetry,
  help,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: PhotoReviewProps) {
  const titleId = useId();
  const words = { ...english, ...strings };
  const picture = usePicture(src);
  const isUnderWay = state === 'uploading';
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.whole, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
      <div className={styles.stage}>
        {picture.src ? (
          <img {...picture} alt={alt} className={styles.picture} referrerPolicy="no-referrer" />
        ) : (
          <p className={styles.missing}>
            <Icon name="image" size="large" />
            <span>{words.noPicture}</span>
          </p>
        )}
      </div>
      {isUnderWay && (
        <ProgressBar label={words.uploading} value={progress === undefined ? undefined : progress * 100} />
      )}
      {state === 'failed' && (
        <Alert
          tone="danger"
          isLive
          title={words.failed}
          action={
            <span className={styles.ways}>
              <Button onPress={onRetry}>{words.retry}</Button>
              {help}
            </span>
          }
        >
          {words.kept}
        </Alert>
      )}
      <output className={styles.arrived}>
        {state === 'uploaded' && (
          <>
            <Icon name="check-circle" className={styles.sign} /> <span>{words.uploaded}</span>
          </>
        )}
      </output>
      {state !== 'uploaded' && (
        <div className={styles.actions}>
          {state !== 'failed' && (
            <Button
              variant="primary"
              icon={<Icon name="check" />}
              isPending={isUnderWay}
              pendingLabel={words.uploading}
              onPress={onAccept}
            >
              {words.accept}
            </Button>
          )}
          <Button icon={<Icon name="refresh" />} isDisabled={isUnderWay} onPress={onRetake}>
            {words.retake}
          </Button>
        </div>
      )}
    </section>
  );
}

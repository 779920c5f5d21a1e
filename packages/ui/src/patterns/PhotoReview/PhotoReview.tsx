import { clsx } from 'clsx';
import { createElement, useId, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { useKeptFocus } from '../../focus/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PhotoReview.css.ts';

/** Strings shown by {@link PhotoReview}. */
export interface PhotoReviewStrings {
  accept: string;
  /** In place of `accept` below a warning. */
  acceptAnyway: string;
  retake: string;
  uploading: string;
  uploaded: string;
  /** Fixed by specification section 8. */
  failed: string;
  /** Below the error: the photo is not lost. */
  failedText: string;
  retry: string;
  /** For formats the browser cannot display, such as HEIC. */
  noPicture: string;
  /** Buttons of an uploaded photo. */
  proceed: string;
  replace: string;
}

const defaultStrings: PhotoReviewStrings = {
  accept: 'Use this photo',
  acceptAnyway: 'Use it anyway',
  retake: 'Take another',
  uploading: 'Sending your photo',
  uploaded: 'We got your photo.',
  failed: 'Something goes wrong, please contact support team',
  failedText: 'Your photo is still here. You can try again.',
  retry: 'Try again',
  noPicture: "Your browser can't show this photo, but you can still send it.",
  proceed: 'Continue',
  replace: 'Replace this photo',
};

/** Props of {@link PhotoReview}. */
export interface PhotoReviewProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** What to check: "Can everything be read?" */
  title: string;
  /** Photo as `blob:` or https URL. */
  src?: string | undefined;
  /** Alternative text such as "Your photo ID". */
  alt: string;
  /** Why the photo may be no use: it is very dark, or blurred. The patient can use it anyway. */
  warning?: ReactNode;
  /** State of the photo. @default 'review' */
  state?: 'review' | 'uploading' | 'uploaded' | 'failed';
  /** Upload progress from 0 to 1; omit it when unknown. */
  progress?: number | undefined;
  /** Uploads the photo. */
  onAccept: () => void;
  /** Returns to the camera. */
  onRetake: () => void;
  /** Continues with an uploaded photo; then it can also be replaced. */
  onContinue?: (() => void) | undefined;
  /** Whether the next page is loading. @default false */
  isContinuing?: boolean;
  /** Uploads the same photo again. */
  onRetry: () => void;
  /** Support link beside the retry button. */
  help?: ReactNode;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<PhotoReviewStrings>;
  ref?: Ref<HTMLElement>;
}

/** Photo review and upload (decisions, "Registration"; specification section 8, "Photo upload failure"). */
export function PhotoReview({
  title,
  src,
  alt,
  warning,
  state = 'review',
  progress,
  onAccept,
  onRetake,
  onContinue,
  isContinuing = false,
  onRetry,
  help,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: PhotoReviewProps) {
  const titleId = useId();
  const strings = useStrings('PhotoReview', defaultStrings, overrides);
  const picture = usePicture(src);
  const isUploading = state === 'uploading';
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  useKeptFocus(state, () => main.current ?? heading.current);
  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.root, className)}>
      {createElement(
        `h${headingLevel}`,
        { id: titleId, ref: heading, tabIndex: -1, className: styles.title },
        title,
      )}
      <div className={picture.src ? styles.stage : styles.emptyStage}>
        {picture.src ? (
          <img {...picture} alt={alt} className={styles.picture} referrerPolicy="no-referrer" />
        ) : (
          <p className={styles.placeholder}>
            <Icon name="image" size="large" />
            <span>{strings.noPicture}</span>
          </p>
        )}
      </div>
      {state === 'review' && warning && (
        <Alert tone="warning" isLive>
          {warning}
        </Alert>
      )}
      {isUploading && (
        <ProgressBar label={strings.uploading} value={progress === undefined ? undefined : progress * 100} />
      )}
      {state === 'failed' && (
        <Alert
          tone="danger"
          isLive
          title={strings.failed}
          action={
            <span className={styles.retryActions}>
              <Button ref={main} onPress={onRetry}>
                {strings.retry}
              </Button>
              {help}
            </span>
          }
        >
          {strings.failedText}
        </Alert>
      )}
      <output className={styles.uploaded}>
        {state === 'uploaded' && (
          <>
            <Icon name="check-circle" className={styles.icon} /> <span>{strings.uploaded}</span>
          </>
        )}
      </output>
      {state !== 'uploaded' && (
        <div className={styles.actions}>
          {state !== 'failed' && (
            <Button
              ref={main}
              variant={warning ? 'secondary' : 'primary'}
              icon={<Icon name="check" />}
              isPending={isUploading}
              pendingLabel={strings.uploading}
              onPress={onAccept}
            >
              {warning ? strings.acceptAnyway : strings.accept}
            </Button>
          )}
          <Button
            variant={state === 'review' && warning ? 'primary' : 'secondary'}
            icon={<Icon name="refresh" />}
            isDisabled={isUploading}
            onPress={onRetake}
          >
            {strings.retake}
          </Button>
        </div>
      )}
      {state === 'uploaded' && onContinue && (
        <>
          <Button variant="primary" isWide isPending={isContinuing} onPress={onContinue}>
            {strings.proceed}
          </Button>
          <Button isWide icon={<Icon name="refresh" />} isDisabled={isContinuing} onPress={onRetake}>
            {strings.replace}
          </Button>
        </>
      )}
    </section>
  );
}

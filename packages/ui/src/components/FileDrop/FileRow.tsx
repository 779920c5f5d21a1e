import { useId, useRef } from 'react';
import { useObjectUrl } from '../../hooks/index.ts';
import { progressRole } from '../../text/progressRole.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as styles from './FileDrop.css.ts';
import { sizeText } from './checkFiles.ts';
import type { FileDropStrings } from './fileStrings.ts';

/** Chosen file and its upload state. */
export interface ChosenFile {
  /** Stable identifier. */
  id: string;
  file: File;
  /** Upload progress from 0 to 1; 1 means uploaded. Undefined before the upload starts. */
  progress?: number | undefined;
  /** Why the upload failed. */
  error?: string | undefined;
  /** Why the file may be no use. */
  warning?: string | undefined;
  /** Details below the error, such as when to try again. */
  reason?: string | undefined;
}

/** Props of {@link FileRow}. */
export interface FileRowProps {
  item: ChosenFile;
  strings: FileDropStrings;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
  onAccept: (() => void) | undefined;
}

/** Chosen file with preview, name, size, upload state and actions. */
export function FileRow({ item, strings, isDisabled, onRemove, onRetry, onAccept }: FileRowProps) {
  const { file, progress, error, reason, warning } = item;
  const picture = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  const detailsId = useId();
  const row = useRef<HTMLLIElement>(null);
  // The pressed button is removed with the error or warning.
  const focusThen = (action: (() => void) | undefined) => () => {
    row.current?.focus();
    action?.();
  };
  const isUploading = progress !== undefined && progress < 1 && error === undefined;
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-labelledby={detailsId}
      className={styles.file({ hasFailed: error !== undefined })}
    >
      <Thumbnail src={picture} icon="file" />
      {/* Announces the result together with the name of the file. */}
      <output id={detailsId} className={styles.details({ hasMessage: (error ?? warning) !== undefined })}>
        <span className={styles.name}>{file.name}</span>{' '}
        <span className={styles.state}>
          <bdi>{sizeText(file.size)}</bdi>
          {progress === 1 && error === undefined && (
            <span className={styles.sent}>
              <Icon name="check-circle" size="small" /> {strings.sent}
            </span>
          )}
          {isUploading && ` · ${strings.sending}`}
        </span>
        {isUploading && (
          <div {...progressRole({ value: progress * 100 })} aria-label={file.name} className={styles.track}>
            {/* An SVG attribute sets the width without a style attribute. */}
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect width={progress * 100} height="1" fill="currentColor" />
            </svg>
          </div>
        )}
        {error !== undefined && (
          <span className={styles.failure}>
            <Icon name="error" size="small" /> {error}
          </span>
        )}
        {error !== undefined && reason !== undefined && <span className={styles.reason}> {reason}</span>}
        {warning !== undefined && (
          <span className={styles.warning}>
            <Icon name="warning" size="small" /> {warning}
          </span>
        )}
      </output>
      <span className={styles.actions}>
        {warning !== undefined && onAccept && (
          <Button aria-describedby={detailsId} isDisabled={isDisabled} onPress={focusThen(onAccept)}>
            {strings.accept}
          </Button>
        )}
        {error !== undefined && onRetry && (
          <IconButton
            icon="refresh"
            label={strings.retry(file.name)}
            isDisabled={isDisabled}
            onPress={focusThen(onRetry)}
          />
        )}
        <IconButton
          icon="trash"
          label={strings.remove(file.name)}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      </span>
    </li>
  );
}

import { progressRole } from '../../text/progressRole.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Thumbnail } from '../Thumbnail/index.ts';
import * as styles from './FileDrop.css.ts';
import { sizeText } from './fileProblems.ts';
import type { FileDropStrings } from './fileStrings.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** One chosen file, and where it is on its way. */
export interface ChosenFile {
  /** The same between renders. */
  id: string;
  file: File;
  /** How far it is sent, 0 to 1; 1 has arrived. Undefined while nothing is sent. */
  progress?: number | undefined;
  /** Why it did not arrive; it can be tried again. */
  error?: string | undefined;
}

/** Props of {@link FileRow}. */
export interface FileRowProps {
  item: ChosenFile;
  words: FileDropStrings;
  isDisabled: boolean;
  onRemove: () => void;
  onRetry: (() => void) | undefined;
}

/** A chosen file: its picture, its name and size, how far it is, and what can be done with it. */
export function FileRow({ item, words, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { file, progress, error } = item;
  const picture = useObjectUrl(file, file.type.startsWith('image/'));
  const isOnWay = progress !== undefined && progress < 1 && error === undefined;
  return (
    <li className={styles.file({ hasFailed: error !== undefined })}>
      <Thumbnail src={picture} icon="file" />
      <span className={styles.facts({ hasFailed: error !== undefined })}>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.state}>
          <bdi>{sizeText(file.size)}</bdi>
          {progress === 1 && error === undefined && (
            <span className={styles.sent}>
              <Icon name="check-circle" size="small" /> {words.sent}
            </span>
          )}
          {isOnWay && ` · ${words.sending}`}
        </span>
        {isOnWay && (
          <div {...progressRole({ value: progress * 100 })} aria-label={file.name} className={styles.track}>
            {/* The width alone is worked out, and set where no style attribute is needed. */}
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
      </span>
      <span className={styles.actions}>
        {error !== undefined && onRetry && (
          <IconButton
            icon="refresh"
            label={words.retry(file.name)}
            isDisabled={isDisabled}
            onPress={onRetry}
          />
        )}
        <IconButton icon="trash" label={words.remove(file.name)} isDisabled={isDisabled} onPress={onRemove} />
      </span>
    </li>
  );
}

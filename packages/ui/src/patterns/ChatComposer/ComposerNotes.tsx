import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { useDebouncedValue } from '../../components/TextArea/useDebouncedValue.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './ChatComposer.css.ts';

/** Milliseconds after the last key press until the remaining count is announced. */
const announceDelay = 1000;

/** Props of {@link ComposerNotes}. */
export interface ComposerNotesProps {
  error: ReactNode;
  /** Offline message; empty while online. */
  offline: string;
  /** Remaining characters; empty while there are plenty. */
  remaining: string;
  isTooLong: boolean;
}

/** Error, offline message and remaining characters below the field; takes no space while empty. */
export function ComposerNotes({ error, offline, remaining, isTooLong }: ComposerNotesProps) {
  const announcement = useDebouncedValue(remaining, announceDelay);
  return (
    <>
      <div role="alert" className={styles.error}>
        {error && (
          <>
            <Icon name="error" size="small" className={styles.icon} />
            <span>{error}</span>
          </>
        )}
      </div>
      <output className={styles.note}>
        {offline && (
          <>
            <Icon name="wifi-off" size="small" className={styles.icon} />
            <span className={styles.reason}>{offline}</span>
          </>
        )}
      </output>
      <p aria-hidden="true" className={isTooLong ? styles.tooLong : styles.remaining}>
        {remaining && <bdi>{remaining}</bdi>}
      </p>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}

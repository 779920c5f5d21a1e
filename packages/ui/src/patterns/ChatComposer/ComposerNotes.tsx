import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { useDebouncedValue } from '../../components/TextArea/useDebouncedValue.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './ChatComposer.css.ts';

/** Milliseconds without a key until the room is said, so that it never talks into the typing. */
const pause = 1000;

/** Props of {@link ComposerNotes}. */
export interface ComposerNotesProps {
  error: ReactNode;
  /** That the line is down; empty while it is not. */
  offline: string;
  /** How much room is left; empty while there is enough. */
  room: string;
  isTooLong: boolean;
}

/** Under the field: what is wrong, that the line is down, how much room is left. As tall as nothing while there is none. */
export function ComposerNotes({ error, offline, room, isTooLong }: ComposerNotesProps) {
  const said = useDebouncedValue(room, pause);
  return (
    <>
      <div role="alert" className={styles.error}>
        {error && (
          <>
            <Icon name="error" size="small" className={styles.sign} />
            <span>{error}</span>
          </>
        )}
      </div>
      <output className={styles.note}>
        {offline && (
          <>
            <Icon name="wifi-off" size="small" className={styles.sign} />
            <span className={styles.reason}>{offline}</span>
          </>
        )}
      </output>
      <p aria-hidden="true" className={isTooLong ? styles.tooLong : styles.room}>
        {room}
      </p>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}

import { Icon } from '../Icon/index.ts';
import * as styles from './Mark.css.ts';

/** Props of {@link Mark}. */
export interface MarkProps {
  /** `many`: a box that is ticked; `one`: a ring that is filled. */
  kind: 'many' | 'one';
  /** Neither ticked nor empty: some of what it stands for. @default false */
  isIndeterminate?: boolean;
}

/** What shows that a choice is taken. Stands in the label of the choice, which carries the state. */
export function Mark({ kind, isIndeterminate = false }: MarkProps) {
  return (
    <span className={styles.mark({ kind })} aria-hidden="true">
      {kind === 'one' ? (
        <span className={styles.dot} />
      ) : (
        <Icon name={isIndeterminate ? 'minus' : 'check'} className={styles.drawing} />
      )}
    </span>
  );
}

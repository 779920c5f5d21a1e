import { Icon } from '../Icon/index.ts';
import * as styles from './SelectionIndicator.css.ts';

/** Props of {@link SelectionIndicator}. */
export interface SelectionIndicatorProps {
  /** Square box with a checkmark, or round button with a dot. */
  type: 'checkbox' | 'radio';
  /** Whether only some of the related options are selected. @default false */
  isIndeterminate?: boolean;
}

/** Shows whether an option is selected. Gets its state from the surrounding label. */
export function SelectionIndicator({ type, isIndeterminate = false }: SelectionIndicatorProps) {
  return (
    <span className={styles.indicator({ type })} aria-hidden="true">
      {type === 'radio' ? (
        <span className={styles.dot} />
      ) : (
        <Icon name={isIndeterminate ? 'minus' : 'check'} className={styles.checkmark} />
      )}
    </span>
  );
}

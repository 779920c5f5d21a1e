import { clsx } from 'clsx';
import { use, type HTMLAttributes, type Ref } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { progressRole } from '../../text/progressRole.ts';
import * as styles from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** Accessible name. @default 'Loading…' */
  label?: string;
  /** Size of the spinner. @default 'medium' */
  size?: 'medium' | 'large';
  ref?: Ref<HTMLDivElement>;
}

/** Indicator for a short wait of unknown length. For content with a known shape, use a Skeleton. */
export function Spinner({ label = 'Loading…', size = 'medium', className, ...rest }: SpinnerProps) {
  const classes = clsx(styles.spinner({ size }), className);
  // Id that a pending react-aria button references to announce the spinner.
  const progressBar = use(ProgressBarContext);
  const id = progressBar && 'id' in progressBar ? progressBar.id : undefined;
  return (
    <div id={id} {...rest} {...progressRole({})} aria-label={label} className={classes}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles.icon}>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}

import { use, type HTMLAttributes, type Ref } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { progressRole } from '../../text/progressRole.ts';
import * as styles from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** What is being waited for, for screen readers. @default 'Loading…' */
  label?: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  ref?: Ref<HTMLDivElement>;
}

/** A short wait without known end. For a wait with a shape, use a Skeleton. */
export function Spinner({ label = 'Loading…', size = 'medium', className, ...rest }: SpinnerProps) {
  const classes = [styles.spinner({ size }), className].filter(Boolean).join(' ');
  // A pending button announces the spinner in it by its id.
  const around = use(ProgressBarContext);
  const id = around && 'id' in around ? around.id : undefined;
  return (
    <div id={id} {...rest} {...progressRole({})} aria-label={label} className={classes}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles.drawing}>
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

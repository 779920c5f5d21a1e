import type { CSSProperties } from 'react';
import { ProgressBar, type ProgressBarProps } from 'react-aria-components/ProgressBar';
import * as styles from './Spinner.css.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<
  ProgressBarProps,
  'children' | 'className' | 'style' | 'isIndeterminate' | 'value'
> {
  /** What is being waited for, for screen readers. @default 'Loading…' */
  label?: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
  className?: string;
  style?: CSSProperties;
}

/** A short wait without known end. For a wait with a shape, use a Skeleton. */
export function Spinner({ label = 'Loading…', size = 'medium', className, ...rest }: SpinnerProps) {
  const classes = [styles.spinner({ size }), className].filter(Boolean).join(' ');
  return (
    <ProgressBar {...rest} isIndeterminate aria-label={label} className={classes}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={styles.drawing}>
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </ProgressBar>
  );
}

import type { CSSProperties } from 'react';
import { ProgressBar, type ProgressBarProps } from 'react-aria-components/ProgressBar';
import * as styles from './RouteProgress.css.ts';

/** Props of {@link RouteProgress}. */
export interface RouteProgressProps extends Omit<
  ProgressBarProps,
  'children' | 'className' | 'style' | 'isIndeterminate' | 'value'
> {
  /** The next page is on its way. */
  isLoading: boolean;
  /** What is being waited for, for screen readers. @default 'Loading page' */
  label?: string;
  className?: string;
  style?: CSSProperties;
}

/** A line at the head of the page while the next one loads: after 200 ms, over 5,000 ms (specification section 9). */
export function RouteProgress({ isLoading, label = 'Loading page', className, ...rest }: RouteProgressProps) {
  if (!isLoading) return null;
  return (
    <ProgressBar
      {...rest}
      isIndeterminate
      aria-label={label}
      className={[styles.track, className].filter(Boolean).join(' ')}
    >
      <div className={styles.bar} />
    </ProgressBar>
  );
}

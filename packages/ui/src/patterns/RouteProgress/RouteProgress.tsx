import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { progressRole } from '../../text/progressRole.ts';
import * as styles from './RouteProgress.css.ts';

/** Props of {@link RouteProgress}. */
export interface RouteProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** Whether the next page is loading. */
  isLoading: boolean;
  /** Accessible name. @default 'Loading page' */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Progress bar at the top of the page, after 200 ms and over 5,000 ms (specification section 9). */
export function RouteProgress({ isLoading, label = 'Loading page', className, ...rest }: RouteProgressProps) {
  if (!isLoading) return null;
  return (
    <div
      {...rest}
      {...progressRole({})}
      data-timer
      aria-label={label}
      className={clsx(styles.track, className)}
    >
      <div className={styles.bar} />
    </div>
  );
}

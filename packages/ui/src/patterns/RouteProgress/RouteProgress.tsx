import type { HTMLAttributes, Ref } from 'react';
import { progressRole } from '../../text/progressRole.ts';
import * as styles from './RouteProgress.css.ts';

/** Props of {@link RouteProgress}. */
export interface RouteProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'role'> {
  /** The next page is on its way. */
  isLoading: boolean;
  /** What is being waited for, for screen readers. @default 'Loading page' */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A line at the head of the page while the next one loads: after 200 ms, over 5,000 ms (specification section 9). */
export function RouteProgress({ isLoading, label = 'Loading page', className, ...rest }: RouteProgressProps) {
  if (!isLoading) return null;
  return (
    <div
      {...rest}
      {...progressRole({})}
      aria-label={label}
      className={[styles.track, className].filter(Boolean).join(' ')}
    >
      <div className={styles.bar} />
    </div>
  );
}

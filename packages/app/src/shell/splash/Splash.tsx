import { Logo } from '@patient/ui/Logo';
import { RouteProgress } from '@patient/ui/RouteProgress';
import * as styles from './Splash.css.ts';

/** Logo and progress bar in the HTML of pages that are not prerendered. The app replaces it. */
export function Splash() {
  return (
    <div className={styles.page} data-timer>
      <RouteProgress isLoading />
      <Logo size="large" />
    </div>
  );
}

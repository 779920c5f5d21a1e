import { Logo } from '@patient/ui/Logo';
import { RouteProgress } from '@patient/ui/RouteProgress';
import * as styles from './Splash.css.ts';

/**
 * What stands in the HTML of every page that is not painted itself until its script has come: whose page it is, and that
 * it is on its way. The app takes its place.
 */
export function Splash() {
  return (
    <div className={styles.page}>
      <RouteProgress isLoading />
      <Logo size="large" />
    </div>
  );
}

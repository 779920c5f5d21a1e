import * as styles from './LoadTimeoutNotice.css.ts';

/**
 * Message for a page whose script does not load (lost connection, removed release). It is part of the HTML beside the
 * app, appears by CSS alone, and is removed when the app starts.
 */
export function SlowStart() {
  return (
    <div id={styles.id} className={styles.place} role="alert">
      <div className={styles.notice}>
        <p className={styles.title}>This page is not ready yet</p>
        <p>It is taking longer than it should. Check your connection, then load the page again.</p>
        {/* An empty address reloads the page with its parameters; there is no script to do it. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={styles.again}>
          Load it again
        </a>
      </div>
    </div>
  );
}

import * as styles from './LoadTimeoutNotice.css.ts';

/**
 * What a page says by itself when its script has not come for long (a line that was cut, a release that went away): it
 * stands in the HTML beside the app, style alone makes it appear, and the app takes it away once it runs.
 */
export function SlowStart() {
  return (
    <div id={styles.id} className={styles.place} role="alert">
      <div className={styles.notice}>
        <p className={styles.title}>This page is not ready yet</p>
        <p>It is taking longer than it should. Check your connection, then load the page again.</p>
        {/* An empty address is this page's own, with all its parameters: there is no script to reload it with. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={styles.again}>
          Load it again
        </a>
      </div>
    </div>
  );
}

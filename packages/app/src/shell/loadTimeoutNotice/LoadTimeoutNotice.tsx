import * as styles from './LoadTimeoutNotice.css.ts';

/**
 * Message for a page with scripts that do not load (lost connection, removed release) or do not run (old browser). It is part
 * of the HTML, appears by CSS, and is removed when the app starts.
 */
export function LoadTimeoutNotice() {
  return (
    <div id={styles.id} className={styles.place} role="alert" data-timer>
      <div className={styles.notice}>
        <p className={styles.title}>This page isn't ready yet</p>
        <p>
          It's taking longer than it should. Check your connection, then reload the page. If that doesn't
          help, update your browser.
        </p>
        {/* An empty href reloads the page with its parameters, without a script. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={styles.again}>
          Reload the page
        </a>
      </div>
    </div>
  );
}

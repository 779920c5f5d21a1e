import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './Splash.css.ts';

/** Strings shown by {@link LoadTimeoutNotice}. */
export interface LoadTimeoutNoticeStrings {
  title: string;
  text: string;
  reload: string;
}

const defaultStrings: LoadTimeoutNoticeStrings = {
  title: "This page isn't ready yet",
  text: "It's taking longer than it should. Check your connection, then reload the page. If that doesn't help, update your browser.",
  reload: 'Reload the page',
};

/** Props of {@link LoadTimeoutNotice}. */
export interface LoadTimeoutNoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'id'> {
  /** Overrides for the default text. */
  strings?: Partial<LoadTimeoutNoticeStrings>;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Message of a document with scripts that do not load (lost connection, removed release) or do not run (old browser). It is
 * part of the HTML, appears after ten seconds by CSS, and is removed with {@link hideLoadTimeoutNotice} when the app starts.
 */
export function LoadTimeoutNotice({ strings: overrides, className, ...rest }: LoadTimeoutNoticeProps) {
  const strings = useStrings('LoadTimeoutNotice', defaultStrings, overrides);
  return (
    <div role="alert" data-timer {...rest} id={styles.noticeId} className={clsx(styles.place, className)}>
      <div className={styles.notice}>
        <p className={styles.title}>{strings.title}</p>
        <p>{strings.text}</p>
        {/* An empty href reloads the page with its parameters, without a script. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={styles.again}>
          {strings.reload}
        </a>
      </div>
    </div>
  );
}

/** Removes the notice when the app runs. */
export const hideLoadTimeoutNotice = (): void => document.querySelector(`#${styles.noticeId}`)?.remove();

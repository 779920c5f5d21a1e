import type { ReactNode } from 'react';
import * as styles from './samples.css.ts';

/** Region that scrolls horizontally on phones, also by keyboard. */
export function Scroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
    <section aria-label={label} tabIndex={0} className={styles.scroll}>
      {children}
    </section>
  );
}

import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';

/** Props of {@link DoDont}. */
export interface DoDontProps {
  /** Good example. */
  readonly good: ReactNode;
  readonly goodReason: string;
  /** Bad example. */
  readonly bad: ReactNode;
  readonly badReason: string;
}

/** Good and bad example side by side, rendered with the real component but inert. */
export function DoDont({ good, goodReason, bad, badReason }: DoDontProps) {
  return (
    <Unstyled>
      <div className={styles.pair}>
        <figure>
          <div className={styles.good} inert>
            {good}
          </div>
          <figcaption className={styles.caption}>
            <span className={styles.verdict}>Do. </span>
            {goodReason}
          </figcaption>
        </figure>
        <figure>
          <div className={styles.bad} inert>
            {bad}
          </div>
          <figcaption className={styles.caption}>
            <span className={styles.verdict}>Don’t. </span>
            {badReason}
          </figcaption>
        </figure>
      </div>
    </Unstyled>
  );
}

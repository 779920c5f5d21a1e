import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as styles from './docs.css.ts';

/** Props of {@link DoDont}. */
export interface DoDontProps {
  /** The piece as it should be used, and why. */
  readonly good: ReactNode;
  readonly goodReason: string;
  /** The piece as it should not be used, and why not. */
  readonly bad: ReactNode;
  readonly badReason: string;
}

/** Two pictures side by side: how to use a piece and how not. They are made of the real piece and can't be operated. */
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

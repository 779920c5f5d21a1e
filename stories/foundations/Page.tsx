import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './page.css.ts';

/** A foundations page: the words of an MDX file, set in the product's own type and colours. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.page}>{children}</div>
    </Unstyled>
  );
}

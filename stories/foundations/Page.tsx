import type { ReactNode } from 'react';
import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './page.css.ts';

/** Foundations page: MDX content in the product's type and colors. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div className={styles.page}>{children}</div>
    </Unstyled>
  );
}

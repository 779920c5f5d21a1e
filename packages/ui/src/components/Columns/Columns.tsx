import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './Columns.css.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  /** Two elements, in reading order. */
  children: ReactNode;
  /** `even` is two equal columns from 1024 px; `aside` a narrow second one from 768 px. @default 'even' */
  layout?: 'even' | 'aside';
  /** Whether the second element is shown above the first one while there is one column. @default false */
  isAsideFirst?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Two columns on a wide screen, one on a phone. */
export function Columns({ layout = 'even', isAsideFirst = false, className, ...rest }: ColumnsProps) {
  return (
    <div
      {...rest}
      data-columns={layout}
      className={clsx(styles.columns({ layout }), isAsideFirst && styles.asideFirst, className)}
    />
  );
}

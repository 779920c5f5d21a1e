import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './Columns.css.ts';

/** Props of {@link Columns}. */
export interface ColumnsProps extends HTMLAttributes<HTMLDivElement> {
  /** Two parts of a page, in reading order. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** Two equal columns on wide screens, and one on narrow ones and on paper. */
export const Columns = ({ className, ...rest }: ColumnsProps) => (
  <div {...rest} className={clsx(styles.columns, className)} />
);

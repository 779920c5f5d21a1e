import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { gaps, type Gap } from '../Stack/gap.css.ts';
import * as styles from './Inline.css.ts';

/** Props of {@link Inline}. */
export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Elements beside each other. */
  children: ReactNode;
  /** Gap between children, in steps of 4 px at the base text size. @default 3 */
  gap?: Gap;
  /** Vertical alignment of the children. @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Horizontal distribution of the children. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children wrap onto new lines. @default true */
  wrap?: boolean;
  /** HTML element. @default 'div' */
  as?: 'div' | 'span' | 'p' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  ref?: Ref<HTMLElement>;
}

/** Lays out children in a row with an even gap. */
export function Inline({
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const classes = clsx(styles.inline({ align, justify, wrap }), gaps[gap], className);
  // Safari doesn't expose a list without markers as a list.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return createElement(as, { role, ...rest, className: classes });
}

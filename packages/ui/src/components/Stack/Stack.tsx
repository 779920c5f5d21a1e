import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { gaps, type Gap } from './gap.css.ts';
import * as styles from './Stack.css.ts';

/** Props of {@link Stack}. */
export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Elements below each other. */
  children: ReactNode;
  /** Gap between children, in steps of 4 px at the base text size, times the brand's density. @default 4 */
  gap?: Gap;
  /** Horizontal alignment of the children. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Vertical distribution of the children. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** HTML element. @default 'div' */
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'main'
    | 'header'
    | 'footer'
    | 'nav'
    | 'aside'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl';
  ref?: Ref<HTMLElement>;
}

/** Stacks children vertically with an even gap. */
export function Stack({
  gap = 4,
  align = 'stretch',
  justify = 'start',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  const classes = clsx(styles.stack({ align, justify }), gaps[gap], className);
  // Safari doesn't expose a list without markers as a list.
  const role = as === 'ul' || as === 'ol' ? 'list' : undefined;
  return createElement(as, { role, ...rest, className: classes });
}

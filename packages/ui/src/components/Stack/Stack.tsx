import { createElement, type HTMLAttributes, type Ref } from 'react';
import { gaps, type Gap } from './gap.css.ts';
import * as styles from './Stack.css.ts';

/** Props of {@link Stack}. */
export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Room between children, in steps of 4 px at the base text size. @default 4 */
  gap?: Gap;
  /** Where children stand across the column. @default 'stretch' */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Where children stand along the column. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** The element. @default 'div' */
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

/** Children under each other with one room between them. */
export function Stack({
  gap = 4,
  align = 'stretch',
  justify = 'start',
  as = 'div',
  className,
  ...rest
}: StackProps) {
  const classes = [styles.stack({ align, justify }), gaps[gap], className].filter(Boolean).join(' ');
  return createElement(as, { ...rest, className: classes });
}

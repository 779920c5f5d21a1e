import { createElement, type HTMLAttributes, type Ref } from 'react';
import { gaps, type Gap } from '../Stack/gap.css.ts';
import * as styles from './Inline.css.ts';

/** Props of {@link Inline}. */
export interface InlineProps extends HTMLAttributes<HTMLElement> {
  /** Room between children, in steps of 4 px at the base text size. @default 3 */
  gap?: Gap;
  /** Where children stand across the line. @default 'center' */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** Where children stand along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Goes on in a new line where the room ends. @default true */
  wrap?: boolean;
  /** The element. @default 'div' */
  as?: 'div' | 'span' | 'p' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  ref?: Ref<HTMLElement>;
}

/** Children beside each other with one room between them. */
export function Inline({
  gap = 3,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  className,
  ...rest
}: InlineProps) {
  const classes = [styles.inline({ align, justify, wrap }), gaps[gap], className].filter(Boolean).join(' ');
  return createElement(as, { ...rest, className: classes });
}

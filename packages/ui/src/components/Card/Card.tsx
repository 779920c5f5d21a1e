import { createElement, type HTMLAttributes, type Ref } from 'react';
import * as styles from './Card.css.ts';

/** Props of {@link Card}. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element; `section` and `article` need a name (`aria-labelledby`). @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  /** `raised` on the page, `flat` inside another surface, `sunken` for an aside, `accent` for one that stands out. @default 'raised' */
  tone?: 'raised' | 'flat' | 'sunken' | 'accent';
  /** Room inside; more of it from 768 px on. @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  ref?: Ref<HTMLElement>;
}

/** A surface that keeps together what belongs together. */
export function Card({ as = 'div', tone = 'raised', padding = 'medium', className, ...rest }: CardProps) {
  const classes = [styles.card({ tone, padding }), className].filter(Boolean).join(' ');
  return createElement(as, { ...rest, className: classes });
}

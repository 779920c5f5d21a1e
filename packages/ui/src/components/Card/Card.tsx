import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './Card.css.ts';

/** Props of {@link Card}. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Content of the card. */
  children: ReactNode;
  /** HTML element. A `section` or `article` needs a name (`aria-labelledby`). @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  /**
   * `raised` on the page, `flat` inside another surface, `sunken` for an aside, `accent` to stand out.
   * @default 'raised'
   */
  tone?: 'raised' | 'flat' | 'sunken' | 'accent';
  /** Inner padding; larger from 768 px up. @default 'medium' */
  padding?: 'none' | 'small' | 'medium' | 'large';
  ref?: Ref<HTMLElement>;
}

/** Surface that groups related content. */
export function Card({ as = 'div', tone = 'raised', padding = 'medium', className, ...rest }: CardProps) {
  const classes = clsx(styles.card({ tone, padding }), className);
  return createElement(as, { ...rest, className: classes });
}

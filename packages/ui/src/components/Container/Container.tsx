import { createElement, type HTMLAttributes, type Ref } from 'react';
import * as styles from './Container.css.ts';

/** Props of {@link Container}. */
export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** 480 px for one column of a form, 32 rem for reading, 1,120 px for a page. @default 'page' */
  width?: 'column' | 'reading' | 'page';
  /** Room above and below, for a whole page. @default false */
  hasRoom?: boolean;
  /** The element. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  ref?: Ref<HTMLElement>;
}

/** Centres what is in it and keeps it off the edges of the screen. */
export function Container({
  width = 'page',
  hasRoom = false,
  as = 'div',
  className,
  ...rest
}: ContainerProps) {
  const classes = [styles.container({ width, hasRoom }), className].filter(Boolean).join(' ');
  return createElement(as, { ...rest, className: classes });
}

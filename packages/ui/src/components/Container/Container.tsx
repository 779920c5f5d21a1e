import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './Container.css.ts';

/** Props of {@link Container}. */
export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** Content of the page or of a part of it. */
  children: ReactNode;
  /** 480 px for a single-column form, 32 rem for reading, 1,120 px for a page. @default 'page' */
  width?: 'column' | 'reading' | 'page';
  /** Whether to add vertical padding, for a whole page. @default false */
  hasRoom?: boolean;
  /** HTML element. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  ref?: Ref<HTMLElement>;
}

/** Centers its content and keeps it away from the screen edges. */
export function Container({
  width = 'page',
  hasRoom = false,
  as = 'div',
  className,
  ...rest
}: ContainerProps) {
  const classes = clsx(styles.container({ width, hasRoom }), className);
  return createElement(as, { ...rest, className: classes });
}

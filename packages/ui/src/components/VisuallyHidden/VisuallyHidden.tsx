import { clsx } from 'clsx';
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** Text for screen readers. */
  children: ReactNode;
  /**
   * HTML element. A heading keeps its level, `caption` names a table, `output` is announced politely.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'output';
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers only. Don't put focusable elements inside. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: clsx(styles.hidden, className) });
}

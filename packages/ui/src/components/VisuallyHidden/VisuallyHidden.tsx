import { createElement, type HTMLAttributes, type Ref } from 'react';
import * as styles from './VisuallyHidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** The element: a heading keeps its level, `caption` names a table, `output` is announced politely. @default 'span' */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption' | 'output';
  ref?: Ref<HTMLElement>;
}

/** Words for screen readers that the picture already says to the eye. Nothing that can take focus goes in. */
export function VisuallyHidden({ as = 'span', className, ...rest }: VisuallyHiddenProps) {
  return createElement(as, { ...rest, className: [styles.hidden, className].filter(Boolean).join(' ') });
}

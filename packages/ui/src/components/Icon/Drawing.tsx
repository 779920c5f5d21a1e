import type { Ref, SVGAttributes } from 'react';
import * as styles from './Icon.css.ts';

/** Props of {@link Drawing}. */
export interface DrawingProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'd' | 'name'> {
  /** The stroked path, on a grid of 24 by 24. */
  d: string;
  /** 16, 20 or 28 px at the base text size; grows with text. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether it points along the line of text, and turns round with it. @default false */
  isDirected?: boolean;
  /** Said by a screen reader. Without it the drawing is decoration beside a word. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** One drawing, for pieces of a first visit: unlike Icon it brings no set along. */
export function Drawing({ d, size = 'medium', isDirected = false, label, className, ...rest }: DrawingProps) {
  const classes = [styles.icon({ size, isDirected }), className].filter(Boolean).join(' ');
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" {...meaning} {...rest} className={classes}>
      <path d={d} />
    </svg>
  );
}

import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import * as styles from './Icon.css.ts';

/** Props of {@link SvgIcon}. */
export interface SvgIconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'd' | 'name'> {
  /** Stroked path on a 24 by 24 grid. */
  d: string;
  /** 16, 20 or 28 px at the base text size; scales with text. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Whether to mirror the icon in right-to-left text. @default false */
  isDirectional?: boolean;
  /** Accessible name. Without it, the icon is decorative. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
}

/** Icon drawn from a given path. Unlike Icon, it doesn't load the whole icon set, so use it on the critical path. */
export function SvgIcon({
  d,
  size = 'medium',
  isDirectional = false,
  label,
  className,
  ...rest
}: SvgIconProps) {
  const classes = clsx(styles.icon({ size, isDirectional }), className);
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" {...ariaProps} {...rest} className={classes}>
      <path d={d} />
    </svg>
  );
}

import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useBrand } from '../../provider/UiProvider.tsx';
import * as styles from './Logo.css.ts';

/** Props of {@link Logo}. */
export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Size of the logo. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Accessible name, if it isn't the brand's name. */
  label?: string;
  /** Whether to hide the written name when there is room only for the mark. @default false */
  isMarkOnly?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Mark and name of the current brand. Not a link by itself. */
export function Logo({ size = 'medium', label, isMarkOnly = false, className, ...rest }: LogoProps) {
  const { logo, name } = useBrand();
  const picture = label !== undefined || isMarkOnly ? { role: 'img', 'aria-label': label ?? name } : {};
  const classes = clsx(styles.logo({ size }), className);
  return (
    <span {...picture} {...rest} className={classes}>
      <svg viewBox={logo.viewBox} aria-hidden="true" className={styles.mark}>
        <path d={logo.path} />
      </svg>
      {!isMarkOnly && <span translate="no">{name}</span>}
    </span>
  );
}

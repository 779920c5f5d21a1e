import type { HTMLAttributes, Ref } from 'react';
import { useBrand } from '../../theme/UiProvider.tsx';
import * as styles from './Logo.css.ts';

/** Props of {@link Logo}. */
export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Its name where that is not the brand's own. */
  label?: string;
  /** Leaves the written name away, where the room is for a mark only. @default false */
  isMarkOnly?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Mark and name of the brand around it. Not a link by itself. */
export function Logo({ size = 'medium', label, isMarkOnly = false, className, ...rest }: LogoProps) {
  const { logo, name } = useBrand();
  const picture = label !== undefined || isMarkOnly ? { role: 'img', 'aria-label': label ?? name } : {};
  const classes = [styles.logo({ size }), className].filter(Boolean).join(' ');
  return (
    <span {...picture} {...rest} className={classes}>
      <svg viewBox={logo.viewBox} aria-hidden="true" className={styles.mark}>
        <path d={logo.path} />
      </svg>
      {!isMarkOnly && <span translate="no">{name}</span>}
    </span>
  );
}

import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** What colour adds to the word; never the only carrier of it. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
  /** A name of the icon set, before the word; decoration only. */
  icon?: IconName;
  /** A word or two: "Most popular". */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** A word that stands out beside something else. For the state of a thing, use a StatusBadge. */
export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps) {
  const classes = [styles.badge({ tone, hasIcon: icon !== undefined }), className].filter(Boolean).join(' ');
  return (
    <span {...rest} className={classes}>
      {icon && <Icon name={icon} size="small" className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </span>
  );
}

import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '../Icon/index.ts';
import * as styles from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Color; never the only way the meaning is conveyed. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'accent';
  /** Decorative icon before the text. */
  icon?: IconName;
  /** One or two words, such as "Most popular". */
  children: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/** Short highlighted label. For the status of something, use a StatusBadge. */
export function Badge({ tone = 'neutral', icon, children, className, ...rest }: BadgeProps) {
  const classes = clsx(styles.badge({ tone, hasIcon: icon !== undefined }), className);
  return (
    <span {...rest} className={classes}>
      {icon && <Icon name={icon} size="small" className={styles.icon} />}
      <span className={styles.text}>{children}</span>
    </span>
  );
}

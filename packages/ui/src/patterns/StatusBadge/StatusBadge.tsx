import { clsx } from 'clsx';
import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import type { IconName } from '../../components/Icon/index.ts';
import * as styles from './StatusBadge.css.ts';

/** Visual tone of a status. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<BadgeProps, 'tone'> {
  /** Meaning of the status, which determines color and icon. */
  tone: StatusTone;
  /** Status in the specification's wording: "In Review". */
  children: BadgeProps['children'];
  /** Replaces the tone's icon. */
  icon?: IconName;
}

const icons: Readonly<Record<StatusTone, IconName>> = {
  success: 'check-circle',
  warning: 'warning',
  danger: 'error',
  info: 'clock',
  neutral: 'info',
};

/** Status as text, icon and tone (specification section 4). */
export function StatusBadge({ tone, icon = icons[tone], className, children, ...rest }: StatusBadgeProps) {
  return (
    <Badge {...rest} tone={tone} icon={icon} className={clsx(styles.status, className)}>
      <span className={styles.label}>{children}</span>
    </Badge>
  );
}

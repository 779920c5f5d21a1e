import { Badge, type BadgeProps } from '../../components/Badge/index.ts';
import type { IconName } from '../../components/Icon/index.ts';
import * as styles from './StatusBadge.css.ts';

/** How a state reads at a glance: going well, wants something, went wrong, under way, at rest. */
export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** Props of {@link StatusBadge}. */
export interface StatusBadgeProps extends Omit<BadgeProps, 'tone'> {
  tone: StatusTone;
  /** The state in words, as the specification shows it: "In Review". */
  children: BadgeProps['children'];
  /** Instead of the tone's own drawing. */
  icon?: IconName;
}

const icons: Readonly<Record<StatusTone, IconName>> = {
  success: 'check-circle',
  warning: 'warning',
  danger: 'error',
  info: 'clock',
  neutral: 'info',
};

/** The state of something as word, icon and tone (specification section 4). */
export function StatusBadge({ tone, icon = icons[tone], className, ...rest }: StatusBadgeProps) {
  return (
    <Badge
      {...rest}
      tone={tone}
      icon={icon}
      className={[styles.status, className].filter(Boolean).join(' ')}
    />
  );
}

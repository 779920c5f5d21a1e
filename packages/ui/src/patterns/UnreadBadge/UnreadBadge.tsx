import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { shownCount } from '../../text/shownCount.ts';
import * as styles from './UnreadBadge.css.ts';

/** Props of {@link UnreadBadge}. */
export interface UnreadBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Number of unread items; 0 shows nothing and negative numbers count as 0 (specification section 4). */
  count: number;
  /** Follows the count, for screen readers. @default 'unread' */
  label?: string;
  /** Largest number shown; above it, the badge shows "99+". @default 99 */
  max?: number;
  /** Whether changes are announced politely; use it where nothing else announces them. @default false */
  isLive?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** Unread count on a bell or next to a name. */
export function UnreadBadge({
  count,
  label = 'unread',
  max = 99,
  isLive = false,
  className,
  ...rest
}: UnreadBadgeProps) {
  const shown = shownCount(count, max);
  // Live regions must be mounted before their first update.
  const live = isLive ? { role: 'status' } : {};
  if (!shown) return isLive ? <span {...rest} {...live} className={className} /> : null;
  return (
    <span {...rest} {...live} className={clsx(styles.badge, className)}>
      {/* From right to left, "99+" would become "+99". */}
      <bdi>{shown}</bdi>
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

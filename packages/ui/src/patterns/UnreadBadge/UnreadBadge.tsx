import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { countLabel } from '../../text/countLabel.ts';
import * as styles from './UnreadBadge.css.ts';

/** Props of {@link UnreadBadge}. */
export interface UnreadBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** How many are unread; nothing is shown for 0, and never less (specification section 4). */
  count: number;
  /** What they are, after the number, for screen readers. @default 'unread' */
  label?: string;
  /** The greatest number that is shown as it is; beyond it stands "99+". @default 99 */
  max?: number;
  /** Says a change of the number politely: where nothing else says that something came. @default false */
  isLive?: boolean;
  ref?: Ref<HTMLSpanElement>;
}

/** How many things are unread, on a bell or beside a name. */
export function UnreadBadge({
  count,
  label = 'unread',
  max = 99,
  isLive = false,
  className,
  ...rest
}: UnreadBadgeProps) {
  const shown = countLabel(count, max);
  // A live region has to be there before its first news.
  const live = isLive ? { role: 'status' } : {};
  if (!shown) return isLive ? <span {...rest} {...live} className={className} /> : null;
  return (
    <span {...rest} {...live} className={[styles.badge, className].filter(Boolean).join(' ')}>
      {shown}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

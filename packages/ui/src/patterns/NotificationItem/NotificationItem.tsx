import { useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Badge } from '../../components/Badge/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import * as styles from './NotificationItem.css.ts';
import { useSeen } from './useSeen.ts';

/** Props of {@link NotificationItem}. */
export interface NotificationItemProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** What happened, shown letter by letter. */
  message: string;
  /** When, formatted as "11-20-2026 10:42" (section 2). */
  time: string;
  /** The same for machines, as ISO 8601. */
  dateTime?: string | undefined;
  /** The patient has seen it. @default false */
  isRead?: boolean;
  /** Called once, when three quarters of it are in sight; never for one that is read. */
  onRead?: (() => void) | undefined;
  /** Where it leads: a path of this app. */
  href?: string | undefined;
  /** It was followed. */
  onFollow?: (() => void) | undefined;
  /** @default 'bell' */
  icon?: IconName;
  /** Word on what is not read yet. @default 'New' */
  newLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** One notification. What was new when it came stays marked while it is on the page: one sees what one has just read. */
export function NotificationItem({
  message,
  time,
  dateTime,
  isRead = false,
  onRead,
  href,
  onFollow,
  icon = 'bell',
  newLabel = 'New',
  className,
  ...rest
}: NotificationItemProps) {
  const row = useRef<HTMLDivElement>(null);
  const [wasNew] = useState(!isRead);
  useSeen(row, !isRead && onRead !== undefined, () => onRead?.());
  const target = href === undefined ? undefined : safeHref(href);
  return (
    <article {...rest} className={[styles.item, className].filter(Boolean).join(' ')}>
      <div ref={row} className={styles.row} data-new={wasNew || undefined}>
        <Icon name={icon} className={styles.icon} />
        <div className={styles.words}>
          <p className={styles.message}>
            {target === undefined ? (
              message
            ) : (
              <Link href={target} {...(onFollow && { onPress: onFollow })} className={styles.link}>
                {message}
              </Link>
            )}
          </p>
          <p className={styles.foot}>
            <time dateTime={dateTime}>{time}</time>
            {wasNew && <Badge tone="accent">{newLabel}</Badge>}
          </p>
        </div>
      </div>
    </article>
  );
}

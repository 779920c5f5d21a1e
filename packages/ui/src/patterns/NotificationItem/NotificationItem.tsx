import { clsx } from 'clsx';
import { useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Badge } from '../../components/Badge/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import * as styles from './NotificationItem.css.ts';
import { useSeen } from './useSeen.ts';

/** Props of {@link NotificationItem}. */
export interface NotificationItemProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Message as plain text. */
  message: string;
  /** Time formatted as "11-20-2026 10:42" (specification section 2). */
  time: string;
  /** Time in ISO 8601. */
  dateTime?: string | undefined;
  /** Whether the patient has read it. @default false */
  isRead?: boolean;
  /** Called once when three quarters of it are visible; never for a read notification. */
  onRead?: (() => void) | undefined;
  /** Path within this app. */
  href?: string | undefined;
  /** Why it opens nothing, if it has no `href`. */
  note?: string | undefined;
  /** Called when the link is pressed. */
  onFollow?: (() => void) | undefined;
  /** Icon before the message. @default 'bell' */
  icon?: IconName;
  /** Badge on an unread notification. @default 'New' */
  newLabel?: string;
  ref?: Ref<HTMLElement>;
}

/** Notification. Keeps its "New" badge while mounted, so that patients see what they just read. */
export function NotificationItem({
  message,
  time,
  dateTime,
  isRead = false,
  onRead,
  href,
  note,
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
    <article {...rest} className={clsx(styles.item, className)}>
      <div ref={row} className={styles.row} data-new={wasNew || undefined}>
        <Icon name={icon} className={styles.icon} />
        <div className={styles.text}>
          <p className={styles.message}>
            {target === undefined ? (
              message
            ) : (
              <Link href={target} {...(onFollow && { onPress: onFollow })} className={styles.link}>
                {message}
              </Link>
            )}
          </p>
          {target === undefined && note !== undefined && <p className={styles.note}>{note}</p>}
          <p className={styles.footer}>
            {/* Keeps the date before the time on a right-to-left page. */}
            <bdi>
              <time dateTime={dateTime}>{time}</time>
            </bdi>
            {wasNew && <Badge tone="accent">{newLabel}</Badge>}
          </p>
        </div>
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import { RetryAlert } from '../../components/Alert/RetryAlert.tsx';
import { Button } from '../../components/Button/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { NotificationItem } from '../NotificationItem/index.ts';
import * as styles from './NotificationMenu.css.ts';
import type { NotificationMenuStrings } from './strings.ts';

/** Notification in the list. */
export interface NotificationEntry {
  readonly id: string;
  readonly message: string;
  /** Formatted time such as "11-20-2026 10:42". */
  readonly time: string;
  readonly dateTime?: string;
  readonly isRead?: boolean;
  /** Path within this app. */
  readonly href?: string;
  /** Why it opens nothing, if it has no `href`. */
  readonly note?: string;
  readonly icon?: IconName;
}

/** Props of {@link NotificationList}. */
export interface NotificationListProps {
  /** Notifications, newest first. */
  items: readonly NotificationEntry[];
  /** Called once for each unread notification when three quarters of it are visible. */
  onRead: (id: string) => void;
  /** Whether the first page is loading. @default false */
  isLoading?: boolean;
  /** Why the last page could not be loaded. */
  error?: ReactNode;
  /** Retries after an error. */
  onRetry?: () => void;
  /** Whether there are more pages. @default false */
  hasMore?: boolean;
  /** Loads the next page. */
  onMore?: () => void;
  /** Whether the next page is loading. @default false */
  isLoadingMore?: boolean;
  /** Called when a notification link is pressed. */
  onFollow: () => void;
  strings: NotificationMenuStrings;
}

/** Moves focus to the list before the focused button is removed; afterwards the popover would move it. */
const keepFocus = (holder: HTMLElement | null) => () => {
  if (holder?.contains(document.activeElement)) holder.parentElement?.focus();
};

/** Scrolling notification list of up to 400 px, with loading, error and empty states. */
export function NotificationList({
  items,
  onRead,
  isLoading = false,
  error,
  onRetry,
  hasMore = false,
  onMore,
  isLoadingMore = false,
  onFollow,
  strings,
}: NotificationListProps) {
  const isEmpty = items.length === 0 && !isLoading && !error;
  return (
    <section
      aria-label={strings.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
      tabIndex={0}
      className={styles.list}
    >
      {items.length > 0 && (
        <ul role="list">
          {items.map(({ id, ...entry }) => (
            <li key={id} className={styles.entry}>
              <NotificationItem
                {...entry}
                newLabel={strings.isNew}
                onRead={() => onRead(id)}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      )}
      {isLoading && (
        <SkeletonGroup label={strings.loading}>
          {['70%', '85%', '60%'].map((width) => (
            <div key={width} className={styles.skeletonRow}>
              <Skeleton width={width} />
              <Skeleton width="40%" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {isEmpty && (
        <p className={styles.empty}>
          <Icon name="bell" size="large" />
          <span>{strings.empty}</span>
        </p>
      )}
      {error && (
        <div className={styles.footer}>
          <RetryAlert title={strings.errorTitle} retry={strings.retry} onRetry={onRetry}>
            {error}
          </RetryAlert>
        </div>
      )}
      {hasMore && !error && !isLoading && (
        <div ref={keepFocus} className={styles.footer}>
          <Button
            variant="quiet"
            isWide
            isPending={isLoadingMore}
            pendingLabel={strings.loading}
            {...(onMore && { onPress: onMore })}
          >
            {strings.more}
          </Button>
        </div>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { NotificationItem } from '../NotificationItem/index.ts';
import * as styles from './NotificationMenu.css.ts';
import type { NotificationMenuStrings } from './strings.ts';

/** One line of the list. */
export interface NotificationEntry {
  readonly id: string;
  readonly message: string;
  /** "11-20-2026 10:42". */
  readonly time: string;
  readonly dateTime?: string;
  readonly isRead?: boolean;
  /** A path of this app. */
  readonly href?: string;
  readonly icon?: IconName;
}

/** Props of {@link NotificationList}. */
export interface NotificationListProps {
  /** The newest first. */
  items: readonly NotificationEntry[];
  /** Three quarters of it came into sight: called once for each that was not read. */
  onRead: (id: string) => void;
  /** The first page is on its way. @default false */
  isLoading?: boolean;
  /** Why the last page did not come, in words. */
  error?: ReactNode;
  /** Asks for it again. */
  onRetry?: () => void;
  /** There are more. @default false */
  hasMore?: boolean;
  /** The next page is wanted. */
  onMore?: () => void;
  /** The next page is on its way. @default false */
  isLoadingMore?: boolean;
  /** A line was followed. */
  onFollow: () => void;
  words: NotificationMenuStrings;
}

/** What the service has told, at most 400 px of it at a time; on its way, not there, or nothing. */
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
  words,
}: NotificationListProps) {
  const isEmpty = items.length === 0 && !isLoading && !error;
  return (
    <section
      aria-label={words.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take focus
      tabIndex={0}
      className={styles.list}
    >
      {items.length > 0 && (
        <ul>
          {items.map(({ id, ...entry }) => (
            <li key={id} className={styles.entry}>
              <NotificationItem
                {...entry}
                newLabel={words.isNew}
                onRead={() => onRead(id)}
                onFollow={onFollow}
              />
            </li>
          ))}
        </ul>
      )}
      {isLoading && (
        <SkeletonGroup label={words.loading}>
          {['70%', '85%', '60%'].map((width) => (
            <div key={width} className={styles.bone}>
              <Skeleton width={width} />
              <Skeleton width="40%" />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {isEmpty && (
        <p className={styles.empty}>
          <Icon name="bell" size="large" />
          <span>{words.empty}</span>
        </p>
      )}
      {error && (
        <div className={styles.foot}>
          <Alert
            tone="danger"
            isLive
            title={words.errorTitle}
            action={onRetry && <Button onPress={onRetry}>{words.retry}</Button>}
          >
            {error}
          </Alert>
        </div>
      )}
      {hasMore && !error && !isLoading && (
        <div className={styles.foot}>
          <Button
            variant="quiet"
            isWide
            isPending={isLoadingMore}
            pendingLabel={words.loading}
            {...(onMore && { onPress: onMore })}
          >
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}

import { type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { RetryAlert } from '../../components/Alert/RetryAlert.tsx';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './ChatList.css.ts';
import { ChatRow, type ChatListItem } from './ChatRow.tsx';
import { defaultStrings, type ChatListStrings } from './strings.ts';

/** Props of {@link ChatList}. */
export interface ChatListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Chats, newest first. Keep the identity of unchanged chats: rows are memoized. */
  chats: readonly ChatListItem[];
  /** Id of the chat open beside the list. */
  currentId?: string | undefined;
  /** Whether to show the skeleton. @default false */
  isLoading?: boolean;
  /** Why the chats could not be loaded. */
  error?: ReactNode;
  /** Reloads after an error. */
  onReload?: () => void;
  /** Action to start the first chat when the list is empty. */
  emptyAction?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<ChatListStrings>;
  ref?: Ref<HTMLElement>;
}

/** Patient's chats, one per row (specification section 3). */
export function ChatList({
  chats,
  currentId,
  isLoading = false,
  error,
  onReload,
  emptyAction,
  strings: overrides,
  className,
  ...rest
}: ChatListProps) {
  const strings = useStrings('ChatList', defaultStrings, overrides);
  const rows = (
    <ul role="list" className={styles.list}>
      {chats.map((chat) => (
        <li key={chat.id} className={styles.item}>
          <ChatRow chat={chat} isCurrent={chat.id === currentId} strings={strings} />
        </li>
      ))}
    </ul>
  );
  const skeleton = (
    <SkeletonGroup label={strings.loading} className={styles.list}>
      {['60%', '45%', '70%'].map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton shape="circle" />
          <span className={styles.text}>
            <Skeleton width={width} />
            <Skeleton width="35%" />
            <Skeleton width="85%" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
  const errorAlert = (
    <RetryAlert title={strings.errorTitle} retry={strings.reload} onRetry={onReload}>
      {error}
    </RetryAlert>
  );
  const emptyState = (
    <EmptyState icon="chat" title={strings.emptyTitle} action={emptyAction}>
      {strings.emptyText}
    </EmptyState>
  );
  return (
    <nav aria-label={strings.list} tabIndex={-1} {...rest} className={className}>
      {isLoading ? skeleton : error ? errorAlert : chats.length > 0 ? rows : emptyState}
    </nav>
  );
}

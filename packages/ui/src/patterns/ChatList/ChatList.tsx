import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/Skeleton/index.ts';
import * as styles from './ChatList.css.ts';
import { ChatRow, type ChatListItem } from './ChatRow.tsx';
import { english, type ChatListStrings } from './strings.ts';

/** Props of {@link ChatList}. */
export interface ChatListProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The newest first. Keep a chat that did not change: rows are memoised. */
  chats: readonly ChatListItem[];
  /** The chat that is open beside the list. */
  currentId?: string | undefined;
  /** Shows the rows' shape. @default false */
  isLoading?: boolean;
  /** Why there are no chats, in words. */
  error?: ReactNode;
  /** Asks again, after an error. */
  onReload?: () => void;
  /** The way to the first chat, where there is none. */
  emptyAction?: ReactNode;
  strings?: Partial<ChatListStrings>;
  ref?: Ref<HTMLElement>;
}

/** The patient's chats, one row each (specification section 3). */
export function ChatList({
  chats,
  currentId,
  isLoading = false,
  error,
  onReload,
  emptyAction,
  strings,
  className,
  ...rest
}: ChatListProps) {
  const words = useMemo(() => ({ ...english, ...strings }), [strings]);
  const rows = (
    <ul className={styles.list}>
      {chats.map((chat) => (
        <li key={chat.id} className={styles.item}>
          <ChatRow chat={chat} isCurrent={chat.id === currentId} words={words} />
        </li>
      ))}
    </ul>
  );
  const bones = (
    <SkeletonGroup label={words.loading} className={styles.list}>
      {['60%', '45%', '70%'].map((width) => (
        <div key={width} className={styles.bone}>
          <Skeleton shape="circle" />
          <span className={styles.words}>
            <Skeleton width={width} />
            <Skeleton width="35%" />
            <Skeleton width="85%" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  );
  const failure = (
    <Alert
      tone="danger"
      isLive
      title={words.errorTitle}
      action={onReload && <Button onPress={onReload}>{words.reload}</Button>}
    >
      {error}
    </Alert>
  );
  const nothing = (
    <EmptyState icon="chat" title={words.emptyTitle} action={emptyAction}>
      {words.emptyText}
    </EmptyState>
  );
  return (
    <nav aria-label={words.list} {...rest} className={className}>
      {isLoading ? bones : error ? failure : chats.length > 0 ? rows : nothing}
    </nav>
  );
}

import { memo } from 'react';
import { ChatBubble, type ChatBubbleStrings } from '../ChatBubble/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ThreadRow } from './threadRows.ts';
import { messageAttribute, unreadAttribute } from './useThreadScroll.ts';

/** Props of {@link ThreadMessage}. */
export interface ThreadMessageProps extends ThreadRow {
  onRetryMessage: ((id: string) => void) | undefined;
  onEditMessage: ((id: string) => void) | undefined;
  onCancelMessage: ((id: string) => void) | undefined;
  onOpenPicture: ((id: string) => void) | undefined;
  onDownload: ((id: string) => void) | undefined;
  /** Label above the first unread message. */
  unreadLabel: string | undefined;
  strings: Partial<ChatBubbleStrings> | undefined;
}

/** Message row with an optional date above; re-renders only when its own data changes. */
export const ThreadMessage = memo(function ThreadMessage({
  message,
  isFirstOfDay,
  isContinued,
  onRetryMessage,
  onEditMessage,
  onCancelMessage,
  onOpenPicture,
  onDownload,
  unreadLabel,
  strings,
}: ThreadMessageProps) {
  const { id, day, ...bubble } = message;
  return (
    <>
      {isFirstOfDay && (
        <p className={styles.day}>
          <span>{day}</span>
        </p>
      )}
      {unreadLabel !== undefined && (
        <p className={styles.unread} {...{ [unreadAttribute]: '' }}>
          <span>{unreadLabel}</span>
        </p>
      )}
      <ChatBubble
        {...bubble}
        {...{ [messageAttribute]: id }}
        isContinued={isContinued}
        onRetry={onRetryMessage && (() => onRetryMessage(id))}
        onEdit={onEditMessage && (() => onEditMessage(id))}
        onCancel={onCancelMessage && (() => onCancelMessage(id))}
        onOpen={onOpenPicture && (() => onOpenPicture(id))}
        onDownload={onDownload && (() => onDownload(id))}
        {...(strings && { strings })}
        className={isContinued ? styles.continued : styles.row}
      />
    </>
  );
});

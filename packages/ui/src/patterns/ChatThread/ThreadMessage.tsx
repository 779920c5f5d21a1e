import { memo } from 'react';
import { ChatBubble, type ChatBubbleStrings } from '../ChatBubble/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ThreadRow } from './threadRows.ts';
import { messageAttribute } from './useThreadScroll.ts';

/** Props of {@link ThreadMessage}. */
export interface ThreadMessageProps extends ThreadRow {
  onRetryMessage: ((id: string) => void) | undefined;
  strings: Partial<ChatBubbleStrings> | undefined;
}

/** Message row with an optional date above; re-renders only when its own data changes. */
export const ThreadMessage = memo(function ThreadMessage({
  message,
  isFirstOfDay,
  isContinued,
  onRetryMessage,
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
      <ChatBubble
        {...bubble}
        {...{ [messageAttribute]: id }}
        isContinued={isContinued}
        onRetry={onRetryMessage && (() => onRetryMessage(id))}
        {...(strings && { strings })}
        className={isContinued ? styles.continued : styles.row}
      />
    </>
  );
});

import { memo } from 'react';
import { ChatBubble, type ChatBubbleStrings } from '../ChatBubble/index.ts';
import * as styles from './ChatThread.css.ts';
import type { ThreadRow } from './threadRows.ts';
import { messageMark } from './useThreadScroll.ts';

/** Props of {@link ThreadMessage}. */
export interface ThreadMessageProps extends ThreadRow {
  onRetryMessage: ((id: string) => void) | undefined;
  strings: Partial<ChatBubbleStrings> | undefined;
}

/** One row of a thread, with its day above it. Renders again only when it changed itself. */
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
        {...{ [messageMark]: id }}
        isContinued={isContinued}
        onRetry={onRetryMessage && (() => onRetryMessage(id))}
        {...(strings && { strings })}
        className={isContinued ? styles.continued : styles.row}
      />
    </>
  );
});

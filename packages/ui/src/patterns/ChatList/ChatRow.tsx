import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { UnreadBadge } from '../UnreadBadge/index.ts';
import * as styles from './ChatList.css.ts';
import type { ChatListStrings } from './strings.ts';

/** Chat in the list. */
export interface ChatListItem {
  readonly id: string;
  /** Path of the chat's page. */
  readonly href: string;
  /** Topic and treatment. @default 'Support' */
  readonly title?: string | undefined;
  /** Name of the other person. @default 'Support' */
  readonly peerName?: string | undefined;
  readonly peerAvatarUrl?: string | undefined;
  /** Last message on one line; omit it when there is none. */
  readonly lastMessage?: string | undefined;
  /** Formatted time of the last message. */
  readonly time?: string | undefined;
  /** Number of unread messages; 0 or less hides the badge. @default 0 */
  readonly unread?: number;
}

/** Props of {@link ChatRow}. */
export interface ChatRowProps {
  chat: ChatListItem;
  isCurrent: boolean;
  strings: ChatListStrings;
}

/** Chat as a link with name, title, last message, time and unread count. */
export const ChatRow = memo(function ChatRow({ chat, isCurrent, strings }: ChatRowProps) {
  const peer = chat.peerName || strings.support;
  const title = chat.title || strings.support;
  const isUnread = (chat.unread ?? 0) > 0;
  return (
    <Link
      href={safeHref(chat.href) ?? '/'}
      {...(isCurrent && { 'aria-current': 'page' })}
      className={styles.row}
    >
      <Avatar name={peer} src={chat.peerAvatarUrl} isDecorative />
      <span className={styles.text}>
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>
          {chat.time !== undefined && (
            <span className={styles.time}>
              <bdi>{chat.time}</bdi>
            </span>
          )}
        </span>
        {/* Avoids repeating "Support" as both title and name. */}
        {peer !== title && <span className={styles.peer}>{peer}</span>}
        <span className={styles.line}>
          <span className={isUnread ? styles.newMessage : styles.message}>{chat.lastMessage}</span>
          <UnreadBadge count={chat.unread ?? 0} label={strings.unread} className={styles.unread} />
        </span>
      </span>
    </Link>
  );
});

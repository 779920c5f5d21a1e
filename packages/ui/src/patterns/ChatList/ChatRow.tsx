import { memo } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../components/Avatar/index.ts';
import { Badge } from '../../components/Badge/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { countLabel } from '../../text/countLabel.ts';
import * as styles from './ChatList.css.ts';
import type { ChatListStrings } from './strings.ts';

/** One chat of the list. */
export interface ChatListItem {
  readonly id: string;
  /** Path of the chat's page. */
  readonly href: string;
  /** What it is about: the name of the variation. @default 'Support' */
  readonly title?: string | undefined;
  /** Whom it is with. @default 'Support' */
  readonly peerName?: string | undefined;
  readonly peerAvatarUrl?: string | undefined;
  /** What was said last, in one line; without it nothing was said yet. */
  readonly lastMessage?: string | undefined;
  /** When, formatted. */
  readonly time?: string | undefined;
  /** Messages not read yet; nothing is shown for 0 and less. @default 0 */
  readonly unread?: number;
}

/** Props of {@link ChatRow}. */
export interface ChatRowProps {
  chat: ChatListItem;
  isCurrent: boolean;
  words: ChatListStrings;
}

/** One chat as a link: with whom, about what, what was said last and when, how much is new. */
export const ChatRow = memo(function ChatRow({ chat, isCurrent, words }: ChatRowProps) {
  const peer = chat.peerName || words.support;
  const title = chat.title || words.support;
  const unread = countLabel(chat.unread ?? 0);
  return (
    <Link
      href={safeHref(chat.href) ?? '/'}
      {...(isCurrent && { 'aria-current': 'page' })}
      className={styles.row}
    >
      <Avatar name={peer} src={chat.peerAvatarUrl} isDecorative />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.title}>{title}</span>
          {chat.time !== undefined && (
            <span className={styles.time}>
              <bdi>{chat.time}</bdi>
            </span>
          )}
        </span>
        {/* Support about support is said once. */}
        {peer !== title && <span className={styles.peer}>{peer}</span>}
        <span className={styles.line}>
          <span className={unread ? styles.newMessage : styles.message}>
            {chat.lastMessage || words.nothingYet}
          </span>
          {unread && (
            <Badge tone="accent" className={styles.unread}>
              {unread}
              <VisuallyHidden> {words.unread}</VisuallyHidden>
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
});

import { clsx } from 'clsx';
import { useEffect, useRef, useState, type Ref } from 'react';
import { announce, prepareAnnouncements } from '../../components/Alert/announce.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { preloadable } from '../../lazy/preloadable.tsx';
import { shownCount } from '../../text/shownCount.ts';
import { UnreadBadge } from '../UnreadBadge/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './NotificationMenu.css.ts';
import type { NotificationListProps } from './NotificationList.tsx';
import type { ReadAllProps } from './NotificationPanel.tsx';
import { defaultStrings, type NotificationMenuStrings } from './strings.ts';

// Loaded on demand, because the bell is on every account page.
const NotificationPanel = preloadable(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

/** Props of {@link NotificationMenu}. */
export interface NotificationMenuProps
  extends Omit<NotificationListProps, 'strings' | 'onFollow'>, Omit<ReadAllProps, 'hasUnread'> {
  /** Number of unread notifications; 0 or less hides the badge. */
  unread: number;
  /** Number of chat messages received while the page was open; each increase is announced politely, without their text. @default 0 */
  receivedMessages?: number;
  /** Called when the list opens or closes; load the first page on open. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Overrides for the default text. */
  strings?: Partial<NotificationMenuStrings>;
  className?: string;
  /** Ref to the element around the bell. */
  ref?: Ref<HTMLSpanElement>;
}

/** Notification bell with its list in a popover (specification sections 2, 4 and 9). */
export function NotificationMenu({
  unread,
  receivedMessages = 0,
  onOpenChange,
  strings: overrides,
  className,
  ref,
  ...list
}: NotificationMenuProps) {
  const strings = useStrings('NotificationMenu', defaultStrings, overrides);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  // Stays while the list is open: visible items are marked as read immediately, and removing the focused button would
  // lose focus.
  const [hadUnread, setHadUnread] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const count = shownCount(unread);
  const announcedMessages = useRef(receivedMessages);
  useEffect(prepareAnnouncements, []);
  useEffect(() => {
    if (receivedMessages > announcedMessages.current) announce(strings.newMessage);
    announcedMessages.current = receivedMessages;
  }, [receivedMessages, strings.newMessage]);
  const change = (next: boolean) => {
    setOpened(true);
    setHadUnread(unread > 0);
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <span ref={ref} className={clsx(styles.bell, className)}>
      <IconButton
        ref={bell}
        icon="bell"
        label={count ? `${strings.title}, ${count} ${strings.newLabel}` : strings.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onPress={() => change(!isOpen)}
      />
      {count && (
        <span aria-hidden="true" className={styles.count}>
          <UnreadBadge count={unread} label="" />
        </span>
      )}
      {wasOpened && (
        <NotificationPanel
          {...list}
          isOpen={isOpen}
          hasUnread={hadUnread || unread > 0}
          onOpenChange={change}
          triggerRef={bell}
          strings={strings}
        />
      )}
    </span>
  );
}

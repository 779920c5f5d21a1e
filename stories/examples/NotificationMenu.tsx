import { NotificationMenu, type NotificationEntry } from '@patient/ui/NotificationMenu';

/** The first page is fetched when the bell is pressed; `unread` goes down with each one that was seen. */
export const Bell = ({
  notifications,
  unread,
  load,
  markRead,
}: {
  notifications: readonly NotificationEntry[];
  unread: number;
  load: () => void;
  markRead: (id: string) => void;
}) => (
  <NotificationMenu
    items={notifications}
    unread={unread}
    onRead={markRead}
    onOpenChange={(isOpen) => {
      if (isOpen) load();
    }}
  />
);

import { NotificationMenu, type NotificationEntry } from '@patient/ui/NotificationMenu';

/** `load` fetches the first page when the bell is pressed; `markRead` also decreases `unread`. */
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

/** Strings shown by {@link NotificationMenu}. */
export interface NotificationMenuStrings {
  /** Accessible name of the bell and title of the list. @default 'Notifications' */
  title: string;
  /** Accessible name of the list, different from that of the toast region. @default 'List of notifications' */
  list: string;
  /** Follows the count in the bell's name. @default 'new' */
  newLabel: string;
  /** Announced when `receivedMessages` increases; without anything that a bystander must not hear. @default 'You have a new message' */
  newMessage: string;
  /** Badge on an unread notification. @default 'New' */
  isNew: string;
  /** Empty state, fixed by specification section 2. @default 'No items in the list' */
  empty: string;
  /** @default 'Loading notifications…' */
  loading: string;
  /** @default "We couldn't load your notifications" */
  errorTitle: string;
  /** @default 'Try again' */
  retry: string;
  /** Button below the last item when there are more. @default 'Show more' */
  more: string;
  /** Button above the list. @default 'Mark all read' */
  readAll: string;
  /** Accessible name of the close button. @default 'Close notifications' */
  close: string;
}

export const defaultStrings: NotificationMenuStrings = {
  title: 'Notifications',
  list: 'List of notifications',
  newLabel: 'new',
  newMessage: 'You have a new message',
  isNew: 'New',
  empty: 'No items in the list',
  loading: 'Loading notifications…',
  errorTitle: "We couldn't load your notifications",
  retry: 'Try again',
  more: 'Show more',
  readAll: 'Mark all read',
  close: 'Close notifications',
};

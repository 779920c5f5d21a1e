/** Words of {@link NotificationMenu}. */
export interface NotificationMenuStrings {
  /** Name of the bell, and head of the list. @default 'Notifications' */
  title: string;
  /** What follows the number in the bell's name. @default 'new' */
  newLabel: string;
  /** Word on a notification that is not read yet. @default 'New' */
  isNew: string;
  /** As the specification says it (section 2). @default 'No items in the list' */
  empty: string;
  /** @default 'Loading notifications…' */
  loading: string;
  /** @default 'Notifications could not be loaded' */
  errorTitle: string;
  /** @default 'Try again' */
  retry: string;
  /** Button under the last one, while there are more. @default 'Show more' */
  more: string;
  /** Name of the close button. @default 'Close notifications' */
  close: string;
}

export const english: NotificationMenuStrings = {
  title: 'Notifications',
  newLabel: 'new',
  isNew: 'New',
  empty: 'No items in the list',
  loading: 'Loading notifications…',
  errorTitle: 'Notifications could not be loaded',
  retry: 'Try again',
  more: 'Show more',
  close: 'Close notifications',
};

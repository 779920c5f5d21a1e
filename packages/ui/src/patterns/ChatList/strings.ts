/** Words of {@link ChatList}. */
export interface ChatListStrings {
  /** Name of the list. @default 'Chats' */
  list: string;
  /** Stands for a variation or a peer without a name (section 3). @default 'Support' */
  support: string;
  /** Where nothing was said yet. @default 'No messages yet' */
  nothingYet: string;
  /** What follows the number, for screen readers. @default 'unread' */
  unread: string;
  /** @default 'Loading your chats…' */
  loading: string;
  /** @default 'No chats yet' */
  emptyTitle: string;
  emptyText: string;
  /** @default 'Your chats could not be loaded' */
  errorTitle: string;
  /** @default 'Try again' */
  reload: string;
}

export const english: ChatListStrings = {
  list: 'Chats',
  support: 'Support',
  nothingYet: 'No messages yet',
  unread: 'unread',
  loading: 'Loading your chats…',
  emptyTitle: 'No chats yet',
  emptyText: 'Choose a topic to write to your doctor or to support.',
  errorTitle: 'Your chats could not be loaded',
  reload: 'Try again',
};

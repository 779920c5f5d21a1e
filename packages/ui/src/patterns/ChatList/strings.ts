/** Strings shown by {@link ChatList}. */
export interface ChatListStrings {
  /** Accessible name of the list. @default 'Chats' */
  list: string;
  /** Fallback for a missing variation or name (specification section 3). @default 'Support' */
  support: string;
  /** Follows the count, for screen readers. @default 'unread' */
  unread: string;
  /** @default 'Loading your chats…' */
  loading: string;
  /** @default 'No chats yet' */
  emptyTitle: string;
  emptyText: string;
  /** @default "We couldn't load your chats" */
  errorTitle: string;
  /** @default 'Try again' */
  reload: string;
}

export const defaultStrings: ChatListStrings = {
  list: 'Chats',
  support: 'Support',
  unread: 'unread',
  loading: 'Loading your chats…',
  emptyTitle: 'No chats yet',
  emptyText: 'Choose a topic to message your doctor or support.',
  errorTitle: "We couldn't load your chats",
  reload: 'Try again',
};

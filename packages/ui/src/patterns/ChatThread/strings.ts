import { defaultStrings as bubbleDefaults, type ChatBubbleStrings } from '../ChatBubble/strings.ts';

/** Strings shown by {@link ChatThread}. */
export interface ChatThreadStrings extends ChatBubbleStrings {
  /** Accessible name of the scrolling region. @default 'Messages' */
  messages: string;
  /** Emergency notice at the head, always visible. */
  emergency: string;
  /** Button above the first message. @default 'Show earlier messages' */
  earlier: string;
  /** Announced when the patient has requested earlier messages. @default '64 earlier messages' */
  earlierShown: (count: number) => string;
  /** Announced when a message of the patient was delivered. @default 'Message sent' */
  delivered: string;
  /** Announced while earlier messages load. @default 'Loading earlier messages…' */
  loadingEarlier: string;
  /** Above the very first message. @default 'This is the start of your chat' */
  beginning: string;
  /** Button that scrolls to messages received while the patient was scrolled up. @default 'New messages' */
  newMessages: string;
  /** Line above the first unread message. @default 'Unread' */
  unread: string;
  /** @default 'Loading messages…' */
  loading: string;
  /** Title of the empty state. @default 'No messages yet' */
  emptyTitle: string;
  /** What to do in the empty state. */
  emptyText: string;
  /** Title of the error. @default "We couldn't load your messages" */
  errorTitle: string;
  /** Button of the error. @default 'Try again' */
  reload: string;
  /** Shown while offline without a composer. */
  offline: string;
}

export const defaultStrings: ChatThreadStrings = {
  ...bubbleDefaults,
  messages: 'Messages',
  emergency: 'Not for emergencies. If you need help right now, call 911.',
  earlier: 'Show earlier messages',
  earlierShown: (count) => `${count} earlier ${count === 1 ? 'message' : 'messages'}`,
  delivered: 'Message sent',
  loadingEarlier: 'Loading earlier messages…',
  beginning: 'This is the start of your chat',
  newMessages: 'New messages',
  unread: 'Unread',
  loading: 'Loading messages…',
  emptyTitle: 'No messages yet',
  emptyText: "Send your question. You'll see the answer here, and we'll email you when it arrives.",
  errorTitle: "We couldn't load your messages",
  reload: 'Try again',
  offline: "You're offline. New messages will show up when you're back online.",
};

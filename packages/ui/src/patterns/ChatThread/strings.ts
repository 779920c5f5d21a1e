import { english as bubbleEnglish, type ChatBubbleStrings } from '../ChatBubble/strings.ts';

/** Words of {@link ChatThread}. */
export interface ChatThreadStrings extends ChatBubbleStrings {
  /** Name of the part that scrolls. @default 'Messages' */
  messages: string;
  /** Said once, at the head. */
  emergency: string;
  /** Button over the first message. @default 'Show earlier messages' */
  earlier: string;
  /** While earlier ones are on their way. @default 'Loading earlier messages…' */
  loadingEarlier: string;
  /** Stands over the first message of all. @default 'This is the beginning of the chat' */
  beginning: string;
  /** Button to what came while the patient was reading above. @default 'New messages' */
  newMessages: string;
  /** @default 'Loading messages…' */
  loading: string;
  /** Title where nothing was written yet. @default 'No messages yet' */
  emptyTitle: string;
  /** What to do then. */
  emptyText: string;
  /** Title where the messages did not come. @default 'The messages could not be loaded' */
  errorTitle: string;
  /** Button then. @default 'Try again' */
  reload: string;
  /** Said while the line is down. */
  offline: string;
}

export const english: ChatThreadStrings = {
  ...bubbleEnglish,
  messages: 'Messages',
  emergency: 'Not for emergencies. If you need help right now, call 911.',
  earlier: 'Show earlier messages',
  loadingEarlier: 'Loading earlier messages…',
  beginning: 'This is the beginning of the chat',
  newMessages: 'New messages',
  loading: 'Loading messages…',
  emptyTitle: 'No messages yet',
  emptyText: 'Write what you would like to know. An answer comes here, and a notice to your email.',
  errorTitle: 'The messages could not be loaded',
  reload: 'Try again',
  offline: 'You are offline. What you write stays here, and new messages come when the line is back.',
};

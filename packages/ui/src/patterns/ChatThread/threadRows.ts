import type { ChatBubbleProps } from '../ChatBubble/index.ts';

/** What every message of a thread has: props of a ChatBubble plus id and day. */
interface MessageContent extends Pick<
  ChatBubbleProps,
  'kind' | 'text' | 'fileUrl' | 'fileName' | 'fileSize' | 'time' | 'dateTime' | 'name' | 'avatarUrl'
> {
  /** Stable id, unchanged when the patient's own message is delivered. */
  readonly id: string;
  /** Formatted day such as "Today" or "Nov 20, 2026". */
  readonly day: string;
}

/** Message of the other person, or of the system. */
export interface ReceivedMessage extends MessageContent {
  readonly isOwn?: false;
  readonly state?: undefined;
}

/** Message of the patient that was delivered. */
export interface SentMessage extends MessageContent {
  readonly isOwn: true;
  readonly state: 'sent' | 'read';
}

/** Message of the patient that is not sent yet. */
export interface PendingMessage extends MessageContent, Pick<ChatBubbleProps, 'problem' | 'progress'> {
  readonly isOwn: true;
  readonly state: 'unsent' | 'sending';
}

/** Message of the patient that was refused. */
export interface FailedMessage extends MessageContent, Pick<ChatBubbleProps, 'problem'> {
  readonly isOwn: true;
  readonly state: 'failed';
}

/** Message of a thread; `state` distinguishes them. */
export type ChatThreadMessage = ReceivedMessage | SentMessage | PendingMessage | FailedMessage;

/** Message with its relation to the previous one. */
export interface ThreadRow {
  readonly message: ChatThreadMessage;
  /** Whether it is the first of its day, with the date above. */
  readonly isFirstOfDay: boolean;
  /** Whether it has the same sender as the previous one; hides name and avatar. */
  readonly isContinued: boolean;
}

const isSystem = ({ kind }: ChatThreadMessage) => kind === 'system';

const hasSameAuthor = (first: ChatThreadMessage, second: ChatThreadMessage) =>
  !isSystem(first) &&
  !isSystem(second) &&
  (first.isOwn ?? false) === (second.isOwn ?? false) &&
  first.name === second.name;

/** Rows for a range of messages (oldest first); reads only that range. */
export function threadRows(
  messages: readonly ChatThreadMessage[],
  from = 0,
  to = messages.length,
): readonly ThreadRow[] {
  return messages.slice(from, to).map((message, offset) => {
    const previous = messages[from + offset - 1];
    const isFirstOfDay = previous?.day !== message.day;
    // First rendered row always names its sender, even if the hidden row above has the same one.
    const isContinued =
      offset > 0 && !isFirstOfDay && previous !== undefined && hasSameAuthor(previous, message);
    return { message, isFirstOfDay, isContinued };
  });
}

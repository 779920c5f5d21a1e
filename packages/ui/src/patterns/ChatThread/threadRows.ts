import type { ChatBubbleProps } from '../ChatBubble/index.ts';

/** Message of a thread: the props of a ChatBubble plus id and day. */
export interface ChatThreadMessage extends Pick<
  ChatBubbleProps,
  | 'kind'
  | 'text'
  | 'fileUrl'
  | 'fileName'
  | 'fileSize'
  | 'isOwn'
  | 'state'
  | 'time'
  | 'dateTime'
  | 'name'
  | 'avatarUrl'
  | 'problem'
  | 'progress'
> {
  /** Stable id, unchanged when the patient's own message is delivered. */
  readonly id: string;
  /** Formatted day such as "Today" or "Nov 20, 2026". */
  readonly day: string;
}

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
  !isSystem(first) && !isSystem(second) && first.isOwn === second.isOwn && first.name === second.name;

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

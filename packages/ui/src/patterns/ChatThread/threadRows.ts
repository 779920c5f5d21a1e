import type { ChatBubbleProps } from '../ChatBubble/index.ts';

/** A message as a thread takes it: what a ChatBubble shows, and the day it stands under. */
export interface ChatThreadMessage extends Pick<
  ChatBubbleProps,
  | 'kind'
  | 'text'
  | 'fileUrl'
  | 'fileSize'
  | 'isOwn'
  | 'state'
  | 'time'
  | 'dateTime'
  | 'name'
  | 'nameHref'
  | 'avatarUrl'
> {
  /** Known once; stays the same when a message of one's own has reached the service. */
  readonly id: string;
  /** The day in words or figures, formatted: "Today", "11-20-2026". */
  readonly day: string;
}

/** A message and how it stands to the one before it. */
export interface ThreadRow {
  readonly message: ChatThreadMessage;
  /** First of its day: the day is said above it. */
  readonly isFirstOfDay: boolean;
  /** By the same writer as the one before: neither name nor avatar is said again. */
  readonly isContinued: boolean;
}

const isSystem = ({ kind }: ChatThreadMessage) => kind === 'system';

const areOfOneWriter = (one: ChatThreadMessage, other: ChatThreadMessage) =>
  !isSystem(one) && !isSystem(other) && one.isOwn === other.isOwn && one.name === other.name;

/** The rows from one place of the messages (oldest first) to another. Only what is asked for is looked at. */
export function threadRows(
  messages: readonly ChatThreadMessage[],
  from = 0,
  to = messages.length,
): readonly ThreadRow[] {
  return messages.slice(from, to).map((message, place) => {
    const before = messages[from + place - 1];
    const isFirstOfDay = before?.day !== message.day;
    // What stands first on the page says who wrote it, whatever is not shown above.
    const isContinued = place > 0 && !isFirstOfDay && before !== undefined && areOfOneWriter(before, message);
    return { message, isFirstOfDay, isContinued };
  });
}

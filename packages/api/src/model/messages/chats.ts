import type { Chat, ChatMessage } from '../../client/entities.ts';

/** Number of messages that the service returns with each chat in the list. */
const LATEST = 10;

/**
 * Adds a message to the list and moves its chat to the front. A known message changes nothing, nor does one of a chat that is
 * not in the list, which must then be refetched.
 * @param isNew whether the message counts as unread
 */
export function withListedMessage(
  chats: readonly Chat[],
  message: ChatMessage,
  isNew: boolean,
): readonly Chat[] {
  const chat = chats.find(({ _id }) => _id === message.chatId);
  const messages = chat?.messages ?? [];
  if (chat === undefined || messages.some(({ _id }) => _id === message._id)) return chats;
  const changed: Chat = {
    ...chat,
    ...(chat.unread !== undefined && { unread: chat.unread + (isNew ? 1 : 0) }),
    messages: [...messages, message].slice(-LATEST),
  };
  return [changed, ...chats.filter((other) => other !== chat)];
}

/** Sets the unread count of a chat to 0. */
export const withReadChat = (chats: readonly Chat[], chatId: string): readonly Chat[] =>
  chats.map((chat) => (chat._id === chatId && (chat.unread ?? 0) > 0 ? { ...chat, unread: 0 } : chat));

/** Unread messages of a chat, from the list. */
export interface Unread {
  readonly count: number;
  /** Newest message, read or unread. */
  readonly newestId: string | undefined;
}

/** Unread messages of a chat; undefined without a count in the list. */
export const unreadOf = (listed: Chat | undefined): Unread | undefined =>
  listed?.unread === undefined ? undefined : { count: listed.unread, newestId: listed.messages?.at(-1)?._id };

/**
 * First unread message of a chat, counted back from the newest one without the patient's own. Undefined if it isn't loaded,
 * and if all messages are read.
 */
export function firstUnread(
  messages: readonly ChatMessage[],
  { count, newestId }: Unread,
  userId: string,
): string | undefined {
  if (count <= 0) return undefined;
  const listed = messages.slice(0, messages.findIndex(({ _id }) => _id === newestId) + 1);
  const others = listed.filter((message) => message.userId !== undefined && message.userId !== userId);
  return others.at(-count)?._id;
}

import type { Chat, ChatMessage } from '@patient/api';

/** Messages that the service lists with each chat. */
const LATEST = 10;

/**
 * The list of chats after a message: its chat comes first, with the message once.
 * @param isNew whether the message counts as unread
 * @returns undefined for a chat that is not in the list, which then has to be fetched
 */
export function withListedMessage(
  chats: readonly Chat[],
  message: ChatMessage,
  isNew: boolean,
): readonly Chat[] | undefined {
  const chat = chats.find(({ _id }) => _id === message.chatId);
  if (chat === undefined) return undefined;
  const messages = chat.messages ?? [];
  if (messages.some(({ _id }) => _id === message._id)) return chats;
  const changed: Chat = {
    ...chat,
    ...(chat.unread !== undefined && { unread: chat.unread + (isNew ? 1 : 0) }),
    messages: [...messages, message].slice(-LATEST),
  };
  return [changed, ...chats.filter((other) => other !== chat)];
}

/** The list of chats after one was read. */
export const withReadChat = (chats: readonly Chat[], chatId: string): readonly Chat[] =>
  chats.map((chat) => (chat._id === chatId && (chat.unread ?? 0) > 0 ? { ...chat, unread: 0 } : chat));

/** What the list says of a chat. */
export interface Unread {
  readonly count: number;
  /** Newest message; it is counted if it is unread. */
  readonly newestId: string | undefined;
}

/** What is unread in a chat, as far as it is listed. */
export const unreadOf = (listed: Chat | undefined): Unread | undefined =>
  listed?.unread === undefined ? undefined : { count: listed.unread, newestId: listed.messages?.at(-1)?._id };

/**
 * First unread message of a chat: counted from the newest one, without the patient's own. Undefined when it is not known, and
 * for messages that were read before the newest one was written.
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

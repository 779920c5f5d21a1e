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
    unread: (chat.unread ?? 0) + (isNew ? 1 : 0),
    messages: [...messages, message].slice(-LATEST),
  };
  return [changed, ...chats.filter((other) => other !== chat)];
}

/** The list of chats after one was read. */
export const withReadChat = (chats: readonly Chat[], chatId: string): readonly Chat[] =>
  chats.map((chat) => (chat._id === chatId && (chat.unread ?? 0) > 0 ? { ...chat, unread: 0 } : chat));

/** First unread message of a chat: the `unread`th of the others, from the end; undefined when it is not known. */
export function firstUnread(
  messages: readonly ChatMessage[],
  unread: number,
  userId: string,
): string | undefined {
  const others = messages.filter((message) => message.userId !== undefined && message.userId !== userId);
  return unread > 0 ? others.at(-unread)?._id : undefined;
}

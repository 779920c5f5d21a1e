import type { ChatRecord, MessageRecord } from './records.ts';
import { fileUrl } from '../../http/files.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { type Author, readersOf, written } from './rules/readMarks.ts';
import { isoOf } from '../../../model/dates.ts';
import type { Chat, ChatMessage } from '../../core/schema.ts';
import { nameOf, peerOf } from './peers.ts';
import { topicKey } from './rules/topics.ts';

/** A patient's chat; a 404 for an unknown one or another patient's. */
export function chatRecord({ store }: Context, patientId: string, id: string): ChatRecord {
  const record = store.get('chats', patientId, id);
  if (record === undefined) throw new HttpError(404, 'Chat not found');
  return record;
}

/** A patient's chats, the one written in last first. */
export const newestChats = ({ store }: Context, patientId: string): ChatRecord[] =>
  store.list('chats', patientId).sort((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt));

/** Newest chat about a subscription, and about a topic where one is given; undefined for none. */
export const chatOfSubscription = (
  context: Context,
  patientId: string,
  { subscriptionId, topic }: { subscriptionId: string; topic?: string | undefined },
): ChatRecord | undefined =>
  newestChats(context, patientId).find(
    (chat) =>
      chat.subscriptionId === subscriptionId &&
      (topic === undefined || topicKey(chat.topic ?? '') === topicKey(topic)),
  );

/** Messages as the patient sees them; `place` is the index of the first one in its chat. */
export function messageViews(
  context: Context,
  { user }: Pick<Caller, 'user'>,
  chat: ChatRecord,
  messages: readonly MessageRecord[],
  place: number,
): ChatMessage[] {
  const peer = peerOf(context, chat);
  const authors: Record<Author, typeof user | typeof peer | undefined> = {
    patient: user,
    peer,
    system: undefined,
  };
  return messages.map(({ _id, by, messageType, message, fileName, createdAt, idempotencyKey }, index) => {
    const author = authors[by];
    const isFile = messageType === 'image' || messageType === 'file';
    return {
      _id,
      chatId: chat._id,
      messageType,
      message: isFile ? fileUrl(context, message) : message,
      createdAt,
      whoHaveRead: readersOf(place + index, author?._id, chat, { patient: user._id, peer: peer._id }),
      ...(fileName !== undefined && { fileName }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(author !== undefined && { userId: author._id, userName: nameOf(author) }),
      ...(author?.avatar !== undefined && { avatar: author.avatar }),
    };
  });
}

/** A chat as the patient sees it, with the messages given. */
export function chatView(context: Context, chat: ChatRecord, messages: ChatMessage[]): Chat {
  const { _id, subscriptionId, topic, variationName, unread } = chat;
  return {
    _id,
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(topic !== undefined && { topic }),
    variationName,
    unread,
    users: [peerOf(context, chat)],
    messages,
  };
}

/** Writes a message at the end of a chat; gives it back as the patient sees it. Belongs into a transaction. */
export function writeMessage(
  context: Context,
  { user, patientId }: Caller,
  chatId: string,
  content: Pick<MessageRecord, 'by' | 'messageType' | 'message' | 'fileName' | 'idempotencyKey'>,
): ChatMessage[] {
  const chat = chatRecord(context, patientId, chatId);
  const createdAt = isoOf(context.clock());
  const message: MessageRecord = { _id: `message-${crypto.randomUUID()}`, ...content, createdAt };
  const changed: ChatRecord = { ...chat, ...written(chat, content.by), lastAt: createdAt };
  context.store.put('messages', chatId, message._id, message);
  context.store.put('chats', patientId, chatId, changed);
  return messageViews(context, { user }, changed, [message], chat.total);
}

/** Sends messages to every open connection of the patient, including the sender's, so that all devices show the same. */
export function broadcastMessages(
  { connections }: Context,
  patientId: string,
  messages: readonly ChatMessage[],
): void {
  for (const data of messages) connections.broadcast(patientId, { event: 'new message', data });
}

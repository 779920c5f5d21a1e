import type { ChatRecord, MessageRecord } from './records.ts';
import { fileUrl } from '../../http/files.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { type Author, readersOf, withMessage } from './rules/readMarks.ts';
import { isoOf } from '../../../model/dates.ts';
import type { Chat, ChatMessage } from '../../core/schema.ts';
import { nameOf, peerOf } from './peers.ts';
import { topicKey } from './rules/topics.ts';

/** Returns a chat of the patient. Throws a 404 for an unknown id or one of another patient. */
export function chatRecord({ store }: Context, patientId: string, id: string): ChatRecord {
  const record = store.get('chats', patientId, id);
  if (record === undefined) throw new HttpError(404, 'Chat not found');
  return record;
}

/** Chats of a patient, the one with the newest message first. */
export const newestChats = ({ store }: Context, patientId: string): ChatRecord[] =>
  store.list('chats', patientId).sort((a, b) => Date.parse(b.lastAt) - Date.parse(a.lastAt));

/** Newest chat about a subscription, and about the topic if there is one; undefined if there is no such chat. */
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

/** Messages as the patient sees them; `offset` is the index of the first one in the chat. */
export function messageViews(
  context: Context,
  { user }: Pick<Caller, 'user'>,
  chat: ChatRecord,
  messages: readonly MessageRecord[],
  offset: number,
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
      whoHaveRead: readersOf(offset + index, author?._id, chat, { patient: user._id, peer: peer._id }),
      ...(fileName !== undefined && { fileName }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
      ...(author !== undefined && { userId: author._id, userName: nameOf(author) }),
      ...(author?.avatar !== undefined && { avatar: author.avatar }),
    };
  });
}

/** Chat as the patient sees it, with some of its messages. */
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

/** Appends a message to a chat, and returns it as the patient sees it. Must run in a transaction. */
export function writeMessage(
  context: Context,
  { user, patientId }: Caller,
  chatId: string,
  content: Pick<MessageRecord, 'by' | 'messageType' | 'message' | 'fileName' | 'idempotencyKey'>,
): ChatMessage[] {
  const chat = chatRecord(context, patientId, chatId);
  const createdAt = isoOf(context.clock());
  const message: MessageRecord = { _id: `message-${crypto.randomUUID()}`, ...content, createdAt };
  const changed: ChatRecord = { ...chat, ...withMessage(chat, content.by), lastAt: createdAt };
  context.store.put('messages', chatId, message._id, message);
  context.store.put('chats', patientId, chatId, changed);
  return messageViews(context, { user }, changed, [message], chat.total);
}

/** Sends messages to all open connections of the patient, including the sender's, so that all devices show them. */
export function broadcastMessages(
  { connections }: Context,
  patientId: string,
  messages: readonly ChatMessage[],
): void {
  for (const data of messages) connections.broadcast(patientId, { event: 'new message', data });
}

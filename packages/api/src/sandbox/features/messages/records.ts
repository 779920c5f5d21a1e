import type { Author, ChatMarks } from './rules/readMarks.ts';

/** Stored chat, without its messages. */
export interface ChatRecord extends ChatMarks {
  _id: string;
  subscriptionId?: string;
  /** Topic, as sent by the client. */
  topic?: string;
  variationName: string;
  /** Undefined for a chat with support. */
  doctorId?: string;
  /** Time of the newest message. */
  lastAt: string;
}

/** Stored message. Who has read it is derived from the marks of its chat. */
export interface MessageRecord {
  _id: string;
  by: Author;
  messageType: 'text' | 'image' | 'file' | 'system';
  /** Text, or id of the file. */
  message: string;
  /** Name of the file on the patient's device. */
  fileName?: string;
  createdAt: string;
  /** Key that the client sent with the message. */
  idempotencyKey?: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the patient. */
    chats: ChatRecord;
    /** Owned by the chat. */
    messages: MessageRecord;
    /** Owned by the patient; the id is the idempotency key. `place` is the index of the first message in its chat. */
    messageKeys: { chatId: string; messageIds: readonly string[]; place: number };
  }
}

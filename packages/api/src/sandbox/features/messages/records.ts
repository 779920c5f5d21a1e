import type { Author, ChatMarks } from './rules/readMarks.ts';

/** Chat as it is stored; its messages are in a collection of their own. */
export interface ChatRecord extends ChatMarks {
  _id: string;
  subscriptionId?: string;
  /** What the patient began it about, in their client's words. */
  topic?: string;
  variationName: string;
  /** Left out for a chat with support. */
  doctorId?: string;
  /** When the newest message was written. */
  lastAt: string;
}

/** Chat message as it is stored; who has read it follows from the marks of its chat. */
export interface MessageRecord {
  _id: string;
  by: Author;
  messageType: 'text' | 'image' | 'file' | 'system';
  /** The text, or the id of the file. */
  message: string;
  /** Name of the file on the device. */
  fileName?: string;
  createdAt: string;
  /** The key it was sent with. */
  idempotencyKey?: string;
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the patient. */
    chats: ChatRecord;
    /** Owned by the chat. */
    messages: MessageRecord;
    /** Owned by the patient; the id is the key a message was sent with. */
    messageKeys: { chatId: string; messageIds: readonly string[]; place: number };
  }
}

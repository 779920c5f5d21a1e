import { answerJob } from './jobs.ts';
import { chatRecord, messageViews, broadcastMessages, writeMessage } from './chats.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { ANSWER_AFTER } from './rules/answers.ts';
import type { ChatMessage } from '../../core/schema.ts';

/** The message that was sent under a key before. */
function sentBefore(context: Context, caller: Caller, key: string): ChatMessage[] {
  const { store } = context;
  const known = store.get('messageKeys', caller.patientId, key);
  const message = known && store.get('messages', known.chatId, known.messageId);
  if (known === undefined || message === undefined) return [];
  const chat = chatRecord(context, caller.patientId, known.chatId);
  return messageViews(context, caller, chat, [message], known.place);
}

function rememberKey(
  context: Context,
  { patientId }: Caller,
  key: string,
  { _id, chatId }: ChatMessage,
): void {
  const place = chatRecord(context, patientId, chatId).total - 1;
  context.store.put('messageKeys', patientId, key, { chatId, messageId: _id, place });
}

/**
 * Writes what the patient sends, tells their lines, and lets somebody answer after a while. What was sent under the
 * same key before is given back as it is, since a client that lost the answer tries again.
 */
export function send(
  context: Context,
  caller: Caller,
  work: () => { chatId: string; first: ChatMessage[]; content: Parameters<typeof writeMessage>[3] },
  key?: string,
): { data: ChatMessage[] } {
  const before = key === undefined ? [] : sentBefore(context, caller, key);
  if (before.length > 0) return { data: before };
  const messages = context.store.transaction(() => {
    const { chatId, first, content } = work();
    const stored = writeMessage(context, caller, chatId, content);
    const dueAt = context.clock() + ANSWER_AFTER;
    schedule(context, caller.patientId, answerJob, { about: chatId, dueAt });
    if (key !== undefined) for (const message of stored) rememberKey(context, caller, key, message);
    return [...first, ...stored];
  });
  broadcastMessages(context, caller.patientId, messages);
  return { data: messages.slice(-1) };
}

import { answerJob } from './jobs.ts';
import { chatRecord, messageViews, broadcastMessages, writeMessage } from './chats.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { ANSWER_AFTER } from './rules/answers.ts';
import type { ChatMessage } from '../../core/schema.ts';

/** The messages that were sent under a key before: a text, a file, or both. */
function sentBefore(context: Context, caller: Caller, key: string): ChatMessage[] {
  const { store } = context;
  const known = store.get('messageKeys', caller.patientId, key);
  if (known === undefined) return [];
  const messages = known.messageIds.flatMap((id) => store.get('messages', known.chatId, id) ?? []);
  const chat = chatRecord(context, caller.patientId, known.chatId);
  return messageViews(context, caller, chat, messages, known.place);
}

function rememberKey(
  context: Context,
  { patientId }: Caller,
  key: string,
  { chatId, messages }: { chatId: string; messages: readonly ChatMessage[] },
): void {
  const place = chatRecord(context, patientId, chatId).total - messages.length;
  context.store.put('messageKeys', patientId, key, {
    chatId,
    messageIds: messages.map(({ _id }) => _id),
    place,
  });
}

/** What a patient sends in one message. */
export interface Outgoing {
  chatId: string;
  /** What the service wrote before it. */
  first: ChatMessage[];
  /** Its parts, in order. */
  contents: readonly Parameters<typeof writeMessage>[3][];
}

/**
 * Stores what the patient sends, notifies their connections and schedules an answer. What was sent under the
 * same key before is returned as it is, since a client that lost the response retries.
 */
export function send(
  context: Context,
  caller: Caller,
  work: () => Outgoing,
  key?: string,
): { data: ChatMessage[] } {
  const before = key === undefined ? [] : sentBefore(context, caller, key);
  if (before.length > 0) return { data: before };
  const sent = context.store.transaction(() => {
    const { chatId, first, contents } = work();
    const keyed = key === undefined ? {} : { idempotencyKey: key };
    const stored = contents.flatMap((content) =>
      writeMessage(context, caller, chatId, { ...content, ...keyed }),
    );
    const dueAt = context.clock() + ANSWER_AFTER;
    schedule(context, caller.patientId, answerJob, { about: chatId, dueAt });
    if (key !== undefined) rememberKey(context, caller, key, { chatId, messages: stored });
    return { first, stored };
  });
  broadcastMessages(context, caller.patientId, [...sent.first, ...sent.stored]);
  return { data: sent.stored };
}

import { replyJob } from './jobs.ts';
import { chatRecord, messageViews, broadcastMessages, writeMessage } from './chats.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { schedule } from '../../core/jobs/schedule.ts';
import { REPLY_DELAY_MS } from './rules/replies.ts';
import type { ChatMessage } from '../../core/schema.ts';

/** Messages already sent with an idempotency key: a text, a file, or both. */
function sentBefore(context: Context, caller: Caller, key: string): ChatMessage[] {
  const { store } = context;
  const known = store.get('messageKeys', caller.patientId, key);
  if (known === undefined) return [];
  const messages = known.messageIds.flatMap((id) => store.get('messages', known.chatId, id) ?? []);
  const chat = chatRecord(context, caller.patientId, known.chatId);
  return messageViews(context, caller, chat, messages, known.place);
}

function storeKey(
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

/** Message of a patient. */
export interface Outgoing {
  chatId: string;
  /** System message that starts a new chat. */
  first: ChatMessage[];
  /** Parts of the message, in order. */
  contents: readonly Parameters<typeof writeMessage>[3][];
}

/**
 * Stores a message, sends it to the patient's connections and schedules a reply. If it was already sent with the same key,
 * the stored message is returned: clients retry after a lost response.
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
    const dueAt = context.clock() + REPLY_DELAY_MS;
    schedule(context, caller.patientId, replyJob, { about: chatId, dueAt });
    if (key !== undefined) storeKey(context, caller, key, { chatId, messages: stored });
    return { first, stored };
  });
  broadcastMessages(context, caller.patientId, [...sent.first, ...sent.stored]);
  return { data: sent.stored };
}

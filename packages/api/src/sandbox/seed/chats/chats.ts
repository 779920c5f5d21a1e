import type { SandboxStore } from '../../core/store.ts';
import type { ChatRecord, MessageRecord } from '../../features/messages/records.ts';
import { noMarks, withAllRead, withMessage } from '../../features/messages/rules/readMarks.ts';
import { addDays } from '../../../model/dates.ts';
import { chatFiles } from './files.ts';
import type { Line, Conversation } from './conversations.ts';

/** Time between two lines of a seeded chat, in minutes. */
const MINUTES_BETWEEN = 47;

function messageOf(line: Line, _id: string, createdAt: string): MessageRecord {
  const base = { _id, by: line.by, createdAt };
  if (line.file !== undefined) {
    const messageType = line.file === 'picture' ? 'image' : 'file';
    return { ...base, messageType, message: `file-of-${_id}`, fileName: line.text };
  }
  return { ...base, messageType: line.by === 'system' ? 'system' : 'text', message: line.text };
}

/** Marks of a conversation of which the patient has read all but the last lines. */
function marksOf(lines: readonly Line[], unread: number) {
  const seen = lines
    .slice(0, lines.length - unread)
    .reduce((marks, { by }) => withMessage(marks, by), noMarks);
  return lines
    .slice(lines.length - unread)
    .reduce((marks, { by }) => withMessage(marks, by), withAllRead(seen));
}

/** Stores a conversation as a chat of the patient; `today` is an ISO instant. */
export function seedConversation(
  store: SandboxStore,
  conversation: Conversation,
  { scenario, variationName, today }: { scenario: string; variationName: string; today: string },
): void {
  const patientId = `patient-${scenario}`;
  const _id = `${scenario}-chat-${conversation.key}`;
  const lastAt = addDays(today, -conversation.daysAgo);
  conversation.lines.forEach((line, index) => {
    const createdAt = new Date(
      Date.parse(lastAt) - (conversation.lines.length - 1 - index) * MINUTES_BETWEEN * 60_000,
    );
    const message = messageOf(line, `${_id}-${index + 1}`, createdAt.toISOString());
    if (line.file !== undefined) {
      store.putFile(patientId, message.message, { ...chatFiles[line.file], name: line.text });
    }
    store.put('messages', _id, message._id, message);
  });
  const chat: ChatRecord = {
    _id,
    ...(conversation.about !== undefined && { subscriptionId: `${scenario}-${conversation.about}` }),
    ...(conversation.topic !== undefined && { topic: conversation.topic }),
    ...(conversation.doctorId !== undefined && { doctorId: conversation.doctorId }),
    variationName,
    ...marksOf(conversation.lines, conversation.unread),
    lastAt,
  };
  store.put('chats', patientId, _id, chat);
}

import type { Context, Domain } from '../context.ts';
import { fileIn, largestForm } from '../http/form.ts';
import type { Caller } from '../http/auth.ts';
import { requiredText, textUpTo } from '../http/read.ts';
import { schedule } from '../passing/tasks.ts';
import { ANSWER_AFTER } from '../rules/chatAnswers.ts';
import { noMarks } from '../rules/chatMarks.ts';
import { peerKindOf } from '../rules/chatTopics.ts';
import { isoOf } from '../rules/dates.ts';
import { doctorOnCall } from '../rules/doctors.ts';
import { pictureAndPdfTypes } from '../rules/fileType.ts';
import { type ChatMessage, type ChatRecord, NOBODY, type SubscriptionRecord } from '../schema.ts';
import { chatOfSubscription, chatRecord, tellMessages, writeMessage } from './chatRecords.ts';
import { keepFile } from './files.ts';
import { subscriptionRecord, subscriptionRecords } from './records.ts';

/** Letters of one message; a page of a letter has about 3,000. */
const LONGEST_MESSAGE = 5000;
const LONGEST_TOPIC = 100;

/** The doctor of a treatment, or the one who takes questions about it until a doctor is chosen. */
function doctorFor(
  { store }: Context,
  { user }: Caller,
  subscription?: SubscriptionRecord,
): string | undefined {
  if (subscription?.doctorId !== undefined) return subscription.doctorId;
  const state = user.patient?.shipping?.state;
  return doctorOnCall(store.list('doctors', NOBODY), { product: subscription?.productType, state })?._id;
}

/** Begins a chat with a line that says what it is about. */
function begin(
  context: Context,
  caller: Caller,
  about: Pick<ChatRecord, 'subscriptionId' | 'topic' | 'variationName'> & { doctorId: string | undefined },
): { chat: ChatRecord; first: ChatMessage[] } {
  const { doctorId, ...rest } = about;
  const chat: ChatRecord = {
    _id: `chat-${crypto.randomUUID()}`,
    ...rest,
    ...(doctorId !== undefined && { doctorId }),
    ...noMarks,
    lastAt: isoOf(context.clock()),
  };
  context.store.put('chats', caller.patientId, chat._id, chat);
  const message = `You asked about: ${about.topic ?? about.variationName}. Usually answered within 24 hours.`;
  return {
    chat,
    first: writeMessage(context, caller, chat._id, { by: 'system', messageType: 'system', message }),
  };
}

/** The chat about a subscription, which begins with the first question. */
function aboutSubscription(context: Context, caller: Caller, id: string, topic: string | undefined) {
  const subscription = subscriptionRecord(context, caller.patientId, id);
  const known = chatOfSubscription(context, caller.patientId, subscription._id);
  if (known !== undefined) return { chat: known, first: [] };
  return begin(context, caller, {
    subscriptionId: subscription._id,
    ...(topic !== undefined && { topic }),
    variationName: subscription.plan?.variationName ?? 'Treatment',
    doctorId: doctorFor(context, caller, subscription),
  });
}

/** A new chat with whom the topic asks for. */
function aboutTopic(context: Context, caller: Caller, topic: string | undefined) {
  const asksDoctor = peerKindOf(topic) === 'doctor';
  const treated = asksDoctor
    ? subscriptionRecords(context, caller.patientId).find(({ doctorId }) => doctorId !== undefined)
    : undefined;
  return begin(context, caller, {
    ...(topic !== undefined && { topic }),
    variationName: treated?.plan?.variationName ?? 'Support',
    doctorId: asksDoctor ? doctorFor(context, caller, treated) : undefined,
  });
}

/** Writes what the patient sends, tells their lines, and lets somebody answer after a while. */
function send(
  context: Context,
  caller: Caller,
  work: () => { chatId: string; first: ChatMessage[]; content: Parameters<typeof writeMessage>[3] },
): { data: ChatMessage[] } {
  const messages = context.store.transaction(() => {
    const { chatId, first, content } = work();
    const stored = writeMessage(context, caller, chatId, content);
    const dueAt = context.clock() + ANSWER_AFTER;
    schedule(context, caller.patientId, { kind: 'doctorAnswer', about: chatId, dueAt });
    return [...first, ...stored];
  });
  tellMessages(context, caller.patientId, messages);
  return { data: messages.slice(-1) };
}

/** Writing to a doctor or to support. */
export const chatQuestions: Domain = (routes, context) => {
  routes.patient.post('/api/chat/question-to-doctor', 'askDoctor', ({ caller, body, reply }) => {
    const message = textUpTo(body.message, 'message', LONGEST_MESSAGE);
    const topic = body.topic === undefined ? undefined : textUpTo(body.topic, 'topic', LONGEST_TOPIC);
    const target = () => {
      if (body.chatId !== undefined) {
        const chat = chatRecord(context, caller.patientId, requiredText(body.chatId, 'chatId'));
        return { chat, first: [] };
      }
      if (body.subscriptionId === undefined) return aboutTopic(context, caller, topic);
      return aboutSubscription(context, caller, requiredText(body.subscriptionId, 'subscriptionId'), topic);
    };
    const sent = send(context, caller, () => {
      const { chat, first } = target();
      return { chatId: chat._id, first, content: { by: 'patient', messageType: 'text', message } };
    });
    return reply(200, sent);
  });

  routes.patient.post(
    '/api/chat/{id}/send-file',
    'sendChatFile',
    async ({ caller, path, request, reply }) => {
      const chat = chatRecord(context, caller.patientId, path.id);
      const file = await fileIn(request, { field: 'file', types: pictureAndPdfTypes });
      const sent = send(context, caller, () => ({
        chatId: chat._id,
        first: [],
        content: {
          by: 'patient',
          messageType: file.type === 'application/pdf' ? 'file' : 'image',
          message: keepFile(context, caller.patientId, file),
          fileName: file.name,
        },
      }));
      return reply(200, sent);
    },
    { largestBody: largestForm(1) },
  );
};

import { chatRecord } from './chats.ts';
import { keepFile } from '../../http/files.ts';
import type { Feature } from '../../http/feature.ts';
import { fileIn, largestForm } from '../../http/form.ts';
import { requiredText, textUpTo } from '../../http/read.ts';
import { pictureAndPdfTypes } from '../../http/fileType.ts';
import { aboutSubscription, aboutTopic } from './newChats.ts';
import { send } from './sending.ts';

/** Letters of one message; a page of a letter has about 3,000. */
const LONGEST_MESSAGE = 5000;
const LONGEST_TOPIC = 100;
const LONGEST_KEY = 100;

/** Reads what may be left out. */
const given = (value: unknown, read: (value: unknown) => string): string | undefined =>
  value === undefined ? undefined : read(value);

/** Writing to a doctor or to support. */
export const chatQuestions: Feature = (routes, context) => {
  routes.patient.post('/api/chat/question-to-doctor', 'askDoctor', ({ caller, body, reply }) => {
    const message = textUpTo(body.message, 'message', LONGEST_MESSAGE);
    const chatId = given(body.chatId, (id) => requiredText(id, 'chatId'));
    const subscriptionId = given(body.subscriptionId, (id) => requiredText(id, 'subscriptionId'));
    const topic = given(body.topic, (text) => textUpTo(text, 'topic', LONGEST_TOPIC));
    const key = given(body.idempotencyKey, (text) => textUpTo(text, 'idempotencyKey', LONGEST_KEY));
    const target = () => {
      if (chatId !== undefined) return { chat: chatRecord(context, caller.patientId, chatId), first: [] };
      if (subscriptionId === undefined) return aboutTopic(context, caller, topic);
      return aboutSubscription(context, caller, subscriptionId, topic);
    };
    const write = () => {
      const { chat, first } = target();
      return { chatId: chat._id, first, content: { by: 'patient', messageType: 'text', message } } as const;
    };
    return reply(200, send(context, caller, write, key));
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

import type { Domain } from '../context.ts';
import { fileIn, largestForm } from '../http/form.ts';
import { requiredText, textUpTo } from '../http/read.ts';
import { pictureAndPdfTypes } from '../rules/fileType.ts';
import { aboutSubscription, aboutTopic } from './chatBeginnings.ts';
import { chatRecord } from './chatRecords.ts';
import { send } from './chatSending.ts';
import { keepFile } from './files.ts';

/** Letters of one message; a page of a letter has about 3,000. */
const LONGEST_MESSAGE = 5000;
const LONGEST_TOPIC = 100;
const LONGEST_KEY = 100;

/** Writing to a doctor or to support. */
export const chatQuestions: Domain = (routes, context) => {
  routes.patient.post('/api/chat/question-to-doctor', 'askDoctor', ({ caller, body, reply }) => {
    const message = textUpTo(body.message, 'message', LONGEST_MESSAGE);
    const topic = body.topic === undefined ? undefined : textUpTo(body.topic, 'topic', LONGEST_TOPIC);
    const subscriptionId =
      body.subscriptionId === undefined ? undefined : requiredText(body.subscriptionId, 'subscriptionId');
    const target = () => {
      if (body.chatId !== undefined) {
        const chat = chatRecord(context, caller.patientId, requiredText(body.chatId, 'chatId'));
        return { chat, first: [] };
      }
      if (subscriptionId === undefined) return aboutTopic(context, caller, topic);
      return aboutSubscription(context, caller, subscriptionId, topic);
    };
    const write = () => {
      const { chat, first } = target();
      return { chatId: chat._id, first, content: { by: 'patient', messageType: 'text', message } } as const;
    };
    const key = body.idempotencyKey;
    const sent = send(
      context,
      caller,
      write,
      key === undefined ? undefined : textUpTo(key, 'idempotencyKey', LONGEST_KEY),
    );
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

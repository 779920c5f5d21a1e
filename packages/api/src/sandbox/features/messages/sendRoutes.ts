import { chatRecord } from './chats.ts';
import { keepFile } from '../../http/files.ts';
import type { Feature } from '../../http/feature.ts';
import { fileIn, largestForm } from '../../http/form.ts';
import { pictureAndPdfTypes } from '../../http/fileType.ts';
import { aboutSubscription, aboutTopic } from './newChats.ts';
import { send } from './sending.ts';

/** Writing to a doctor or to support. */
export const chatQuestions: Feature = (routes, context) => {
  routes.patient.post('/api/chat/question-to-doctor', 'askDoctor', ({ caller, body, reply }) => {
    const { message, chatId, subscriptionId, topic, idempotencyKey } = body;
    const target = () => {
      if (chatId !== undefined) return { chat: chatRecord(context, caller.patientId, chatId), first: [] };
      if (subscriptionId === undefined) return aboutTopic(context, caller, topic);
      return aboutSubscription(context, caller, subscriptionId, topic);
    };
    const write = () => {
      const { chat, first } = target();
      return { chatId: chat._id, first, content: { by: 'patient', messageType: 'text', message } } as const;
    };
    return reply(200, send(context, caller, write, idempotencyKey));
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

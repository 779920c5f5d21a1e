import { chatRecord } from './chats.ts';
import { storeFile } from '../../http/files.ts';
import type { Feature } from '../../http/feature.ts';
import { chatAboutSubscription, startTopicChat } from './newChats.ts';
import { send } from './sending.ts';

const text = (message: string) => ({ by: 'patient', messageType: 'text', message }) as const;

/** Messages to a doctor or support. */
export const chatQuestions: Feature = (routes, context) => {
  routes.patient.post('/api/chat/question-to-doctor', 'askDoctor', ({ caller, body, reply }) => {
    const { message, chatId, subscriptionId, topic, idempotencyKey } = body;
    const target = () => {
      if (chatId !== undefined) return { chat: chatRecord(context, caller.patientId, chatId), first: [] };
      if (subscriptionId === undefined) return startTopicChat(context, caller, topic);
      return chatAboutSubscription(context, caller, subscriptionId, topic);
    };
    const write = () => {
      const { chat, first } = target();
      return { chatId: chat._id, first, contents: [text(message)] };
    };
    return reply(200, send(context, caller, write, idempotencyKey));
  });

  routes.patient.post(
    '/api/chat/{id}/send-file',
    'sendChatFile',
    ({ caller, path, files: { file, message, idempotencyKey }, reply }) => {
      const chat = chatRecord(context, caller.patientId, path.id);
      const write = () => {
        const attached = {
          by: 'patient',
          messageType: file.type === 'application/pdf' ? 'file' : 'image',
          message: storeFile(context, caller.patientId, file),
          fileName: file.name,
        } as const;
        const contents = message === undefined ? [attached] : [text(message), attached];
        return { chatId: chat._id, first: [], contents };
      };
      return reply(200, send(context, caller, write, idempotencyKey));
    },
  );
};

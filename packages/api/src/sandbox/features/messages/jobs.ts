import { kindOf } from './peers.ts';
import { tellMessages, writeMessage } from './records.ts';
import { notify } from '../notifications/routes.ts';
import { answerOf } from './rules/answers.ts';
import type { Work } from '../../core/jobs/jobTypes.ts';

/** The doctor or support answers in a chat, and the patient is told, unless they do not want to be. */
export const doctorAnswer: Work = (context, { userId, patientId }, chatId) => {
  const { store } = context;
  const chat = store.get('chats', patientId, chatId);
  const user = store.get('users', userId, userId);
  const [asked] = store.page('messages', chatId, { limit: 1, newestFirst: true });
  if (chat === undefined || user === undefined || asked === undefined) return;
  const kind = kindOf(chat);
  const isFile = asked.messageType === 'image' || asked.messageType === 'file';
  // A topic's first question stands behind the line that begins the chat.
  const turn = Math.floor((chat.total - 1) / 2);
  const message = answerOf({ topic: chat.topic, kind, isFile }, turn);
  const caller = { user, patientId };
  const written = writeMessage(context, caller, chatId, { by: 'peer', messageType: 'text', message });
  tellMessages(context, patientId, written);
  if (user.chatNoticeAlert === false) return;
  const who = kind === 'doctor' ? 'Your doctor' : 'Support';
  notify(context, { userId, patientId }, `${who} has answered your message.`, { chatId });
};

import type { JobType } from '../../core/jobs/job.ts';
import { notify } from '../notifications/records.ts';
import { broadcastMessages, writeMessage } from './chats.ts';
import { kindOf } from './peers.ts';
import { answerOf } from './rules/answers.ts';

/** The doctor or support answers in a chat. The patient gets a notification unless they turned it off. */
export const answerJob: JobType = {
  name: 'answer',
  run(context, { userId, patientId }, chatId) {
    const { store } = context;
    const chat = store.get('chats', patientId, chatId);
    const user = store.get('users', userId, userId);
    const [asked] = store.page('messages', chatId, { limit: 1, newestFirst: true });
    if (chat === undefined || user === undefined || asked === undefined) return;
    const kind = kindOf(chat);
    const isFile = asked.messageType === 'image' || asked.messageType === 'file';
    // The first question follows the system message that starts the chat.
    const turn = Math.floor((chat.total - 1) / 2);
    const message = answerOf({ topic: chat.topic, kind, isFile }, turn);
    const caller = { user, patientId };
    const written = writeMessage(context, caller, chatId, { by: 'peer', messageType: 'text', message });
    broadcastMessages(context, patientId, written);
    if (user.chatNoticeAlert === false) return;
    const who = kind === 'doctor' ? 'Your doctor' : 'Support';
    const about = chat.variationName === 'Support' ? '' : ` about ${chat.variationName}`;
    notify(context, { userId, patientId }, `${who} answered your message${about}.`, { chatId });
  },
};

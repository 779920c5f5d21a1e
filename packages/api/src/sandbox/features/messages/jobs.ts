import type { JobType } from '../../core/jobs/job.ts';
import { notify } from '../notifications/records.ts';
import { broadcastMessages, writeMessage } from './chats.ts';
import { kindOf } from './peers.ts';
import { replyOf } from './rules/replies.ts';

/** Reply of the doctor or support in a chat, with a notification unless the patient has turned those off. */
export const replyJob: JobType = {
  name: 'answer',
  run(context, { userId, patientId }, chatId) {
    const { store } = context;
    const chat = store.get('chats', patientId, chatId);
    const user = store.get('users', userId, userId);
    const [last] = store.page('messages', chatId, { limit: 1, newestFirst: true });
    if (chat === undefined || user === undefined || last === undefined) return;
    const kind = kindOf(chat);
    const isFile = last.messageType === 'image' || last.messageType === 'file';
    // The chat starts with a system message, followed by the first question.
    const turn = Math.floor((chat.total - 1) / 2);
    const message = replyOf({ topic: chat.topic, kind, isFile }, turn);
    const caller = { user, patientId };
    const written = writeMessage(context, caller, chatId, { by: 'peer', messageType: 'text', message });
    broadcastMessages(context, patientId, written);
    if (user.chatNoticeAlert === false) return;
    const who = kind === 'doctor' ? 'Your doctor' : 'Support';
    const about = chat.variationName === 'Support' ? '' : ` about ${chat.variationName}`;
    notify(context, { userId, patientId }, `${who} answered your message${about}.`, { chatId });
  },
};

import { chatOfSubscription, chatRecord, chatView, messageViews, newestChats } from './chats.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { withAllRead } from './rules/readMarks.ts';
import { CHAT_PAGE, lastPage, offsetOfPage } from './rules/pages.ts';
import type { Chat } from '../../core/schema.ts';
import { type ChatRecord } from './records.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';

/** Number of messages of each chat in the list. */
const LATEST = 10;

function listed(context: Context, caller: Caller, chat: ChatRecord): Chat {
  const offset = Math.max(0, chat.total - LATEST);
  const latest = context.store.page('messages', chat._id, { limit: LATEST, newestFirst: true }).toReversed();
  return chatView(context, chat, messageViews(context, caller, chat, latest, offset));
}

/** Page of a chat, by default the newest, which also marks the chat as read. */
function pageOf(context: Context, caller: Caller, chat: ChatRecord, requested: number | undefined): Chat {
  const { store } = context;
  const newest = lastPage(chat.total);
  const page = requested ?? newest;
  const offset = offsetOfPage(page);
  const messages = store.page('messages', chat._id, { limit: CHAT_PAGE, offset });
  const isRead = page === newest && chat.readByPatient < chat.total;
  const shown = isRead ? { ...chat, ...withAllRead(chat) } : chat;
  if (isRead) store.put('chats', caller.patientId, chat._id, shown);
  return {
    ...chatView(context, shown, messageViews(context, caller, shown, messages, offset)),
    pagination: { page, limit: CHAT_PAGE, total: chat.total },
  };
}

/** Chats and unread counter. */
export const chats: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.get('/api/chats', 'listChats', ({ caller, reply }) => {
    const newestFirst = newestChats(context, caller.patientId);
    return reply(200, { data: newestFirst.map((chat) => listed(context, caller, chat)) });
  });

  routes.patient.get('/api/chat', 'getChat', ({ caller, query, reply }) => {
    const { chatId, subscriptionId, page } = query;
    if ((chatId === undefined) === (subscriptionId === undefined)) {
      throw new HttpError(400, 'Give either chatId or subscriptionId');
    }
    const data = store.transaction(() => {
      if (chatId !== undefined) {
        return [pageOf(context, caller, chatRecord(context, caller.patientId, chatId), page)];
      }
      const { _id } = subscriptionRecord(context, caller.patientId, subscriptionId ?? '');
      const chat = chatOfSubscription(context, caller.patientId, { subscriptionId: _id });
      return chat === undefined ? [] : [pageOf(context, caller, chat, page)];
    });
    return reply(200, { data });
  });

  routes.patient.get('/api/chat/unread-messages', 'getUnreadMessages', ({ caller, reply }) => {
    const counter = store.list('chats', caller.patientId).reduce((sum, { unread }) => sum + unread, 0);
    return reply(200, { data: [{ counter }] });
  });
};

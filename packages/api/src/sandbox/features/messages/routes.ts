import { chatOfSubscription, chatRecord, chatView, messageViews, newestChats } from './chats.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { Caller } from '../../http/auth.ts';
import { readByPatient } from './rules/readMarks.ts';
import { CHAT_PAGE, lastPage, placeOfPage } from './rules/pages.ts';
import type { Chat } from '../../core/schema.ts';
import { type ChatRecord } from './records.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';

/** Messages that come with each chat of the list. */
const LATEST = 10;

function listed(context: Context, caller: Caller, chat: ChatRecord): Chat {
  const place = Math.max(0, chat.total - LATEST);
  const latest = context.store.page('messages', chat._id, { limit: LATEST, newestFirst: true }).toReversed();
  return chatView(context, chat, messageViews(context, caller, chat, latest, place));
}

/** One page of a chat. Reading the newest one marks the chat as read. */
function pageOf(context: Context, caller: Caller, chat: ChatRecord, asked: number | undefined): Chat {
  const { store } = context;
  const newest = lastPage(chat.total);
  const page = asked ?? newest;
  const place = placeOfPage(page);
  const messages = store.page('messages', chat._id, { limit: CHAT_PAGE, offset: place });
  const isRead = page === newest && chat.readByPatient < chat.total;
  const shown = isRead ? { ...chat, ...readByPatient(chat) } : chat;
  if (isRead) store.put('chats', caller.patientId, chat._id, shown);
  return {
    ...chatView(context, shown, messageViews(context, caller, shown, messages, place)),
    pagination: { page, limit: CHAT_PAGE, total: chat.total },
  };
}

/** Reading chats. */
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

import type { Notification } from '../../client/entities.ts';

/** Loaded notifications: the newest, without gaps. */
export interface NoticeList {
  /** Newest first. */
  readonly items: readonly Notification[];
  /** Number of all notifications. */
  readonly total: number;
  /** Number of all unread ones. */
  readonly unread: number;
}

/** Page of notifications. */
export interface NoticePage extends NoticeList {
  /** Starts at 1. */
  readonly page: number;
}

const isUnread = ({ hasRead }: Notification): boolean => hasRead !== true;
const idsOf = (items: readonly Notification[]) => new Set(items.map(({ _id }) => _id));
const notNegative = (count: number) => Math.max(0, count);

/** Items of both lists without duplicates, those of the first list first. */
function union(first: readonly Notification[], second: readonly Notification[]): readonly Notification[] {
  const firstIds = idsOf(first);
  return [...first, ...second.filter(({ _id }) => !firstIds.has(_id))];
}

/**
 * Adds a page to the list. Read items stay read, because the service may not have the mark yet. A first page without any
 * known item replaces the list, because there would be a gap.
 */
export function withPage(before: NoticeList | undefined, { page, ...loaded }: NoticePage): NoticeList {
  const read = idsOf(before?.items.filter((item) => !isUnread(item)) ?? []);
  const alreadyRead = loaded.items.filter((item) => isUnread(item) && read.has(item._id)).length;
  const items = loaded.items.map((item) => (read.has(item._id) ? { ...item, hasRead: true } : item));
  const knownIds = idsOf(before?.items ?? []);
  const isContiguous = page > 1 || items.some(({ _id }) => knownIds.has(_id));
  const older = before === undefined || !isContiguous ? [] : before.items;
  return {
    items: page > 1 ? union(older, items) : union(items, older),
    total: loaded.total,
    unread: notNegative(loaded.unread - alreadyRead),
  };
}

/** Adds notifications from the socket that are new, in the order in which they were received. */
export function withNotices(list: NoticeList, received: readonly Notification[]): NoticeList {
  const knownIds = idsOf(list.items);
  const unique = new Map(received.map((notice) => [notice._id, notice])).values();
  const added = [...unique].filter(({ _id }) => !knownIds.has(_id)).toReversed();
  return {
    items: [...added, ...list.items],
    total: list.total + added.length,
    unread: list.unread + added.filter(isUnread).length,
  };
}

/** Marks an unread notification as read and decrements the unread count. */
export function withRead(list: NoticeList, id: string): NoticeList {
  if (!list.items.some((item) => item._id === id && isUnread(item))) return list;
  return {
    ...list,
    items: list.items.map((item) => (item._id === id ? { ...item, hasRead: true } : item)),
    unread: notNegative(list.unread - 1),
  };
}

/** Ids of the unread notifications of a list: all, or those about a chat. */
export const unreadIds = ({ items }: Pick<NoticeList, 'items'>, chatId?: string): readonly string[] =>
  items
    .filter((item) => isUnread(item) && (chatId === undefined || item.data?.chatId === chatId))
    .map(({ _id }) => _id);

/** Notifications of a list that are newer than those that it had before. */
export function newNotices(before: NoticeList, after: NoticeList): readonly Notification[] {
  const earlierIds = idsOf(before.items);
  const firstKnown = after.items.findIndex(({ _id }) => earlierIds.has(_id));
  return firstKnown === -1 ? after.items : after.items.slice(0, firstKnown);
}

/** Whether a message was received that is unread and not of the chat that is shown. */
export const hasNewMessage = (before: NoticeList, after: NoticeList, shownChatId: string | null): boolean =>
  newNotices(before, after).some(
    (item) => isUnread(item) && item.data?.chatId !== undefined && item.data.chatId !== shownChatId,
  );

/** Number of the next page; undefined if the list is complete. */
export const nextPage = ({ items, total }: NoticeList, limit: number): number | undefined =>
  items.length < total ? Math.floor(items.length / limit) + 1 : undefined;

/** Whether a notification means that the data of a treatment has changed, such as a plan or an order. */
export const isAboutTreatment = ({ data = {} }: Pick<Notification, 'data'>): boolean =>
  data.subscriptionId !== undefined || data.orderId !== undefined;

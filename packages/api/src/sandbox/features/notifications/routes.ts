import type { Context, Domain } from '../../core/context.ts';
import { wholeNumber } from '../../http/read.ts';
import { isoOf } from '../../../model/dates.ts';
import type { Notification } from '../../core/schema.ts';

/** Page size of the specification, section 9. */
const PAGE_SIZE = 10;
const LARGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;

/** Adds a notification and sends it to every open line of the patient. */
export function notify(
  { store, hub, clock }: Context,
  { userId, patientId }: { userId: string; patientId: string },
  message: string,
  data: NonNullable<Notification['data']>,
): void {
  const notification: Notification = {
    _id: `notification-${crypto.randomUUID()}`,
    type: 'system',
    message,
    data,
    hasRead: false,
    whoHaveRead: [],
    createdAt: isoOf(clock()),
  };
  store.put('notifications', userId, notification._id, notification);
  hub.broadcast(patientId, { event: 'notification', data: notification });
}

/** Marks a notification as read; says whether there is such a one. */
export function markNoticeAsRead({ store }: Context, userId: string, id: string): boolean {
  const notification = store.get('notifications', userId, id);
  if (notification === undefined) return false;
  store.put('notifications', userId, id, { ...notification, hasRead: true, whoHaveRead: [userId] });
  return true;
}

/** Notifications, newest first. */
export const notices: Domain = (routes, { store }) => {
  routes.patient.get('/api/notices', 'listNotices', ({ caller, query, reply }) => {
    const limit = wholeNumber(query.limit ?? PAGE_SIZE, 'limit', 1, LARGEST_PAGE);
    const page = wholeNumber(query.page ?? 1, 'page', 1, LAST_PAGE);
    const all = store
      .list('notifications', caller.user._id)
      .toReversed()
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    return reply(200, {
      data: all.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: all.length },
      unread: all.filter(({ hasRead }) => !hasRead).length,
    });
  });
};

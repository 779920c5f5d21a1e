import { isoOf } from '../../../model/dates.ts';
import type { Context } from '../../core/context.ts';
import type { PatientIds } from '../../core/jobs/job.ts';
import type { Notification } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the account. */
    notifications: Notification;
  }
}

/** Adds a notification and sends it to every open line of the patient. */
export function notify(
  { store, connections, clock }: Context,
  { userId, patientId }: PatientIds,
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
  connections.broadcast(patientId, { event: 'notification', data: notification });
}

/** Marks a notification as read; says whether there is such a one. */
export function markNoticeAsRead({ store }: Context, userId: string, id: string): boolean {
  const notification = store.get('notifications', userId, id);
  if (notification === undefined) return false;
  store.put('notifications', userId, id, { ...notification, hasRead: true, whoHaveRead: [userId] });
  return true;
}

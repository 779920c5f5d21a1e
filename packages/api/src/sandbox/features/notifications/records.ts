import { isoOf } from '../../../model/dates.ts';
import type { Context } from '../../core/context.ts';
import type { PatientIds } from '../../core/jobs/job.ts';
import type { Notification } from '../../core/schema.ts';
import { sendEmailAndText } from './emailAndText.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the account. */
    notifications: Notification;
  }
}

/**
 * Adds a notification and sends it to all open connections of the patient, and by email and text message as they prefer.
 * @param isOwn whether it confirms an action of the patient; it is then already marked as read
 */
export function notify(
  context: Context,
  patient: PatientIds,
  message: string,
  data: NonNullable<Notification['data']>,
  isOwn = false,
): void {
  const { store, connections, clock } = context;
  const { userId, patientId } = patient;
  const notification: Notification = {
    _id: `notification-${crypto.randomUUID()}`,
    type: 'system',
    message,
    data,
    hasRead: isOwn,
    whoHaveRead: isOwn ? [userId] : [],
    createdAt: isoOf(clock()),
  };
  store.put('notifications', userId, notification._id, notification);
  connections.broadcast(patientId, { event: 'notification', data: notification });
  sendEmailAndText(context, patient, notification);
}

/** Marks a notification as read; returns whether it exists. */
export function markNoticeAsRead({ store }: Context, userId: string, id: string): boolean {
  const notification = store.get('notifications', userId, id);
  if (notification === undefined) return false;
  store.put('notifications', userId, id, { ...notification, hasRead: true, whoHaveRead: [userId] });
  return true;
}

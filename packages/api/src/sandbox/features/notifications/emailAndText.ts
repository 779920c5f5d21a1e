import type { Context } from '../../core/context.ts';
import type { PatientIds } from '../../core/jobs/job.ts';
import type { Notification } from '../../core/schema.ts';
import { recipientsOf, messageOf } from './rules/message.ts';

/** Sends a notification by email and text message, as the patient prefers. The sandbox stores both as mails. */
export function sendEmailAndText(
  { store, mail }: Context,
  { userId, patientId }: PatientIds,
  { message = '', data }: Notification,
): void {
  const user = store.get('users', userId, userId);
  if (user === undefined) return;
  const { subscriptionId } = data ?? {};
  const record =
    typeof subscriptionId === 'string' ? store.get('subscriptions', patientId, subscriptionId) : undefined;
  const content = messageOf(message, record?.plan?.productName, user.notificationPreference);
  for (const to of recipientsOf(user)) mail({ to, ...content, link: '/login' });
}

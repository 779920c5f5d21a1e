import type { Context } from '../../core/context.ts';
import type { PatientIds } from '../../core/jobs/job.ts';
import type { Notification } from '../../core/schema.ts';
import { channelsOf, letterOf } from './rules/letter.ts';

/** Sends a notification by email and text, as the patient prefers; both end up among the sandbox's mails. */
export function sendLetters(
  { store, mail }: Context,
  { userId, patientId }: PatientIds,
  { message = '', data }: Notification,
): void {
  const user = store.get('users', userId, userId);
  if (user === undefined) return;
  const { subscriptionId } = data ?? {};
  const record =
    typeof subscriptionId === 'string' ? store.get('subscriptions', patientId, subscriptionId) : undefined;
  const letter = letterOf(message, record?.plan?.productName, user.notificationPreference);
  for (const to of channelsOf(user)) mail({ to, ...letter, link: '/login' });
}

import type { User } from '../../../core/schema.ts';
import type { Mail } from '../../../core/vendors.ts';

type Preference = User['notificationPreference'];

/** Subject that reveals nothing about the treatment. */
const NEUTRAL = 'News in your account';

/** Email or text message for a notification. Contains no details unless the patient has turned off neutral wording. */
export function messageOf(
  message: string,
  treatment: string | undefined,
  { neutralWording = true }: NonNullable<Preference> = {},
): Pick<Mail, 'subject' | 'text'> {
  if (neutralWording) return { subject: NEUTRAL, text: 'You have news in your account. Sign in to read it.' };
  return { subject: treatment === undefined ? NEUTRAL : `Your treatment: ${treatment}`, text: message };
}

/** Recipients of a notification: the email unless turned off, and the phone number if text messages are turned on. */
export function recipientsOf({
  email,
  phone,
  notificationPreference: { email: byEmail = true, sms = false } = {},
}: Pick<User, 'email' | 'phone' | 'notificationPreference'>): string[] {
  return [...(byEmail ? [email] : []), ...(sms && phone !== undefined ? [phone] : [])];
}

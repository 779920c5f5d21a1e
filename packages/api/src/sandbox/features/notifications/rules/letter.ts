import type { User } from '../../../core/schema.ts';
import type { Mail } from '../../../core/vendors.ts';

type Preference = User['notificationPreference'];

/** Subject that tells nothing to whoever else sees it. */
const NEUTRAL = 'News in your account';

/** What an email or a text says of a notification: that there is one, unless the patient wants more than that. */
export function letterOf(
  message: string,
  treatment: string | undefined,
  { neutralWording = true }: NonNullable<Preference> = {},
): Pick<Mail, 'subject' | 'text'> {
  if (neutralWording) return { subject: NEUTRAL, text: 'You have news in your account. Sign in to read it.' };
  return { subject: treatment === undefined ? NEUTRAL : `Your treatment: ${treatment}`, text: message };
}

/** Addresses and numbers that notifications go to: email unless turned off, text messages only when turned on. */
export function channelsOf({
  email,
  phone,
  notificationPreference: { email: byEmail = true, sms = false } = {},
}: Pick<User, 'email' | 'phone' | 'notificationPreference'>): string[] {
  return [...(byEmail ? [email] : []), ...(sms && phone !== undefined ? [phone] : [])];
}

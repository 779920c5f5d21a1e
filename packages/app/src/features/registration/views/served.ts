import { typedLine } from '@patient/ui/text';

/** Whether the response of GET /get-enabled-states contains a state. */
export const isServed = (enabledStates: readonly string[], state: string): boolean =>
  enabledStates.includes(state);

/**
 * Mail link that requests a notice once we treat patients in a place; the service has no call for it. The body contains the
 * patient's email address, because the email may be sent from another one.
 */
export function serviceRequestMail(supportEmail: string, place: string, email: string): string {
  const subject = `Treatment in ${place}`;
  const body = `Please write to ${typedLine(email)} when you treat patients in ${place}.`;
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

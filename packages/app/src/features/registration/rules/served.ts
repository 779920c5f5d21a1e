import { stateName } from '@patient/api/model';

/** Whether the service treats patients of a state, by the answer of GET /get-enabled-states. */
export const isServed = (enabledStates: readonly string[], state: string): boolean =>
  enabledStates.includes(state);

/**
 * Email that requests a notice once a state is served. The service has no call for it. The address is in the body because
 * the email may be sent from another one.
 */
export function serviceRequestMail(supportEmail: string, state: string, email: string): string {
  const subject = `Treatment in ${stateName(state)}`;
  const body = `Please write to ${email.trim()} when you treat patients in ${stateName(state)}.`;
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

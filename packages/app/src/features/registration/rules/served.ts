import { stateName } from '../../../shared/format/states.ts';

/** Whether the service treats patients of a state, by the answer of GET /get-enabled-states. */
export const isServed = (enabledStates: readonly string[], state: string): boolean =>
  enabledStates.includes(state);

/**
 * The mail by which somebody of a state that is not served asks to be told; there is no call for it, so the app stores
 * nothing. The email stands in the text, for it may not be the one it is sent from.
 */
export function mailToBeTold(supportEmail: string, state: string, email: string): string {
  const subject = `Treatment in ${stateName(state)}`;
  const body = `Please write to ${email.trim()} when you treat patients in ${stateName(state)}.`;
  return `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

import { isPaused, type ActionFacts } from './actions.ts';

const IN_REVIEW =
  'A doctor is reviewing your answers, usually within 24 hours. Nothing is charged before that.';
const DECLINED = 'A doctor looked at your answers and could not prescribe this treatment.';

/** By raw status; a status that needs no explanation has no entry. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['in_progress', 'Some questions are still open. Your answers so far are saved.'],
  ['pending', IN_REVIEW],
  ['pre_screened', IN_REVIEW],
  ['hold', IN_REVIEW],
  ['declined', DECLINED],
  ['not_verified', 'We could not confirm your identity, so a doctor could not prescribe this treatment.'],
  ['cancel', 'No more deliveries or charges.'],
  ['renewal', 'Your prescription is due for renewal.'],
]);

/** Explanation under the status; undefined where label and dates are enough. */
export const statusNote = (subscription: ActionFacts): string | undefined =>
  isPaused(subscription) ? undefined : NOTES.get(subscription.status ?? '');

import { changeFacts, type ChangeFact } from './changeFacts.ts';
import { billingTerms, present, type ScheduledSubscription } from './schedule.ts';

/** Parts of a renewal, in their order. */
export const RENEWAL_STEPS = ['questions', 'plan', 'check'] as const;

/** Part of a renewal. */
export type RenewalStep = (typeof RENEWAL_STEPS)[number];

/** Whether a name is that of a part. */
export const isRenewalStep = (name: string | undefined): name is RenewalStep =>
  RENEWAL_STEPS.some((step) => step === name);

/**
 * Part that a renewal goes on with: where it was left, but never past a question that has no answer.
 * @param isAnswered whether every question has one; undefined until that is known
 */
export const renewalStep = (left: RenewalStep | undefined, isAnswered: boolean | undefined): RenewalStep =>
  left === undefined || !isAnswered ? 'questions' : left;

/** Whether a renewal that was left further on has to go back to a question without an answer. */
export const mustAnswer = (left: RenewalStep | undefined, isAnswered: boolean | undefined): boolean =>
  left !== undefined && left !== 'questions' && isAnswered === false;

/**
 * What a renewal means for dates and sum: a subscription that runs is billed on its date, one that has run out when a
 * doctor approves.
 * @param sum of one bill of the renewed plan, whole cents
 * @param now milliseconds since 1970
 * @param timeZone IANA name; without it the device's own
 */
export function renewalFacts(
  subscription: ScheduledSubscription,
  sum: number | undefined,
  now: number,
  timeZone?: string,
): readonly ChangeFact[] {
  const { current } = billingTerms(subscription, now);
  const isAhead = Date.parse(current.nextBilling ?? '') > now;
  if (!isAhead) return changeFacts({ before: {}, after: present({ onApproval: sum }) }, timeZone);
  return changeFacts({ before: current, after: present({ ...current, sum }) }, timeZone);
}

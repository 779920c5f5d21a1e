/** Parts of a renewal, in their order. */
export const RENEWAL_STEPS = ['questions', 'plan', 'check'] as const;

/** Part of a renewal. */
export type RenewalStep = (typeof RENEWAL_STEPS)[number];

/**
 * Part that a renewal continues with: where it was left, but never past a question that has no answer.
 * @param isAnswered whether every question has one; undefined until that is known
 */
export const renewalStep = (left: RenewalStep | undefined, isAnswered: boolean | undefined): RenewalStep =>
  left === undefined || !isAnswered ? 'questions' : left;

/** Whether a renewal that was left further on has to go back to a question without an answer. */
export const mustAnswer = (left: RenewalStep | undefined, isAnswered: boolean | undefined): boolean =>
  left !== undefined && left !== 'questions' && isAnswered === false;

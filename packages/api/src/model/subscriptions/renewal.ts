/** Steps of a renewal, in order. */
export const RENEWAL_STEPS = ['questions', 'plan', 'check'] as const;

/** Step of a renewal. */
export type RenewalStep = (typeof RENEWAL_STEPS)[number];

/**
 * Step that a renewal continues with: the stored one, but not past an unanswered question.
 * @param isAnswered whether all questions are answered; undefined while loading
 */
export const renewalStep = (stored: RenewalStep | undefined, isAnswered: boolean | undefined): RenewalStep =>
  stored === undefined || !isAnswered ? 'questions' : stored;

/** Whether a renewal has to return from its stored step to an unanswered question. */
export const mustReturnToQuestions = (
  stored: RenewalStep | undefined,
  isAnswered: boolean | undefined,
): boolean => stored !== undefined && stored !== 'questions' && isAnswered === false;

import { type RegistrationProgress, stepOf, stepsOf } from '../../../../model/registrationSteps.ts';

export type Move = 'prev' | 'next';

/** The step a move leads to, or why it cannot be made, as a message for the patient. */
export type Moving = { step: string; fault?: never } | { step?: never; fault: string };

/**
 * Goes one registration step on or back. Going on asks whether the step is complete: `missing` returns a message about what is
 * not. A step that the order does not know counts as the first, so that nothing is passed over.
 */
export function moveStep(
  position: RegistrationProgress,
  move: Move,
  missing: (step: string) => string | undefined,
): Moving {
  const order = stepsOf(position);
  const index = order.indexOf(stepOf(position));
  const step = order[move === 'prev' ? index - 1 : index + 1];
  if (move === 'prev') return step === undefined ? { fault: 'This is the first step' } : { step };
  const fault = missing(order[index] ?? '');
  if (fault !== undefined) return { fault };
  return step === undefined ? { fault: 'This is the last step' } : { step };
}

/** What the first incomplete step lacks, as a message; undefined when registration can be handed to a doctor. */
export function firstMissing(
  position: RegistrationProgress,
  missing: (step: string) => string | undefined,
): string | undefined {
  for (const step of stepsOf(position)) {
    const fault = missing(step);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

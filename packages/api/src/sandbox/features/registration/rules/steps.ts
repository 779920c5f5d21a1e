/** The registration steps of a subscription that has no order of its own (decisions, "Registration"). */
export const defaultSteps: readonly string[] = [
  'globalQuestions',
  'questions',
  'treatment',
  'payment',
  'photo',
  'summary',
  'done',
];

export type Move = 'prev' | 'next';

/** Where registration stands: the subscription's own order and its step. */
export interface Position {
  registrationStep?: string | undefined;
  registrationStepsOrder?: readonly string[] | undefined;
}

/** The step a move leads to, or why it cannot be made, in words for the patient. */
export type Moving = { step: string; fault?: never } | { step?: never; fault: string };

/** The order of steps that holds for a subscription. */
export function orderOf({ registrationStepsOrder = [] }: Position): readonly string[] {
  return registrationStepsOrder.length > 0 ? registrationStepsOrder : defaultSteps;
}

/**
 * Goes one registration step on or back. Going on asks whether the step is complete: `missing` says in words what is
 * not. A step that the order does not know counts as the first, so that nothing is passed over.
 */
export function moveStep(
  position: Position,
  move: Move,
  missing: (step: string) => string | undefined,
): Moving {
  const order = orderOf(position);
  const index = Math.max(order.indexOf(position.registrationStep ?? ''), 0);
  const step = order[move === 'prev' ? index - 1 : index + 1];
  if (move === 'prev') return step === undefined ? { fault: 'This is the first step' } : { step };
  const fault = missing(order[index] ?? '');
  if (fault !== undefined) return { fault };
  return step === undefined ? { fault: 'This is the last step' } : { step };
}

/** What the first incomplete step lacks, in words; undefined when registration can be handed to a doctor. */
export function firstMissing(
  position: Position,
  missing: (step: string) => string | undefined,
): string | undefined {
  for (const step of orderOf(position)) {
    const fault = missing(step);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

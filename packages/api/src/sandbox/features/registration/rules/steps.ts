import { type RegistrationProgress, stepOf, stepsOf } from '../../../../model/registration/steps.ts';

export type Move = 'prev' | 'next';

/** Step after a move, or a message for the patient if the move is not allowed. */
export type Moving = { step: string; error?: never } | { step?: never; error: string };

/**
 * Moves one registration step forward or back. Moving forward requires a complete step: `missing` returns a message for an
 * incomplete one. A step that is not in the order counts as the first, so that nothing is skipped.
 */
export function moveStep(
  position: RegistrationProgress,
  move: Move,
  missing: (step: string) => string | undefined,
): Moving {
  const order = stepsOf(position);
  const index = order.indexOf(stepOf(position));
  const step = order[move === 'prev' ? index - 1 : index + 1];
  if (move === 'prev') return step === undefined ? { error: 'This is the first step' } : { step };
  const error = missing(order[index] ?? '');
  if (error !== undefined) return { error };
  return step === undefined ? { error: 'This is the last step' } : { step };
}

/** Opens a step of the order: an earlier one, or a later one if all steps before it are complete. */
export function openStep(
  position: RegistrationProgress,
  target: string,
  missing: (step: string) => string | undefined,
): Moving {
  const order = stepsOf(position);
  const index = order.indexOf(target);
  if (index === -1) return { error: 'This registration has no such step' };
  const error = order
    .slice(order.indexOf(stepOf(position)), index)
    .map(missing)
    .find((message) => message !== undefined);
  return error === undefined ? { step: target } : { error };
}

/** Message about the first incomplete step; undefined if the registration can be submitted. */
export function firstMissing(
  position: RegistrationProgress,
  missing: (step: string) => string | undefined,
): string | undefined {
  for (const step of stepsOf(position)) {
    const error = missing(step);
    if (error !== undefined) return error;
  }
  return undefined;
}

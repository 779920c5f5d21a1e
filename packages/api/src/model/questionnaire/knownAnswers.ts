import { isComplete } from './answers.ts';
import type { Patient } from '../../client/entities.ts';
import type { Visit } from './visit.ts';

/** Entry of the step history for the page that shows all known answers. */
export const KNOWN_PART = 'known';

/** Input of {@link knownPart}. */
export interface KnownFacts {
  readonly isGlobal: boolean;
  readonly patient: Pick<Patient, 'status'> | undefined;
  readonly visit: Pick<Visit, 'asked' | 'answers'> | undefined;
  readonly stepHistory: readonly string[];
}

/**
 * View for a patient who has already answered the questions common to all treatments: all answers on one page, or one
 * question opened from there. Undefined for the regular questionnaire (docs/decisions, "A second treatment").
 */
export function knownPart({ isGlobal, patient, visit, stepHistory }: KnownFacts): 'all' | 'one' | undefined {
  if (!isGlobal || patient?.status !== 'active') return undefined;
  if (stepHistory[0] === KNOWN_PART) return stepHistory.length > 1 ? 'one' : 'all';
  const hasAnswer = visit?.asked.questions.some(
    (question) => visit.answers.has(question._id) && isComplete(question, visit.answers.get(question._id)),
  );
  return stepHistory.length === 0 && hasAnswer ? 'all' : undefined;
}

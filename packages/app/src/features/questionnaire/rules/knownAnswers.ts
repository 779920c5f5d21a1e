import { isComplete } from '@patient/api/model';
import type { Patient } from '@patient/api';
import type { Visit } from './visitView.ts';

/** Part of the questions that shows known answers on one page, as an entry of the step history. */
export const KNOWN = 'known';

/** Input of {@link knownPart}. */
export interface KnownFacts {
  readonly isGlobal: boolean;
  readonly patient: Pick<Patient, 'status'> | undefined;
  readonly visit: Pick<Visit, 'asked' | 'answers'> | undefined;
  readonly stepHistory: readonly string[];
}

/**
 * What is shown to a patient who answered the questions common to all treatments before: all of them on one page, or one
 * that is changed from there. Undefined for everything else (docs/decisions, "A second treatment").
 */
export function knownPart({ isGlobal, patient, visit, stepHistory }: KnownFacts): 'all' | 'one' | undefined {
  if (!isGlobal || patient?.status !== 'active') return undefined;
  if (stepHistory[0] === KNOWN) return stepHistory.length > 1 ? 'one' : 'all';
  const hasAnswer = visit?.asked.questions.some(
    (question) => visit.answers.has(question._id) && isComplete(question, visit.answers.get(question._id)),
  );
  return stepHistory.length === 0 && hasAnswer ? 'all' : undefined;
}

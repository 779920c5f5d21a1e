import { isRecord } from '@patient/api';
import { parseChoice } from '#features/treatment/index.ts';
import { type TreatmentChoice, RENEWAL_STEPS, type RenewalStep } from '@patient/api/model';
import { storedDraft } from '#shared/outbox/draftAtom.ts';

/** Progress of a renewal. */
export interface RenewalDraft {
  readonly step: RenewalStep;
  /** Choices of another plan; undefined to keep the current one. */
  readonly choice?: TreatmentChoice | undefined;
}

/** Unsent renewal, keyed by subscription; its answers are stored separately, like those of any visit. */
export const renewalDraftAtom = storedDraft('renewal', (stored): RenewalDraft | undefined => {
  if (!isRecord(stored)) return undefined;
  const step = RENEWAL_STEPS.find((name) => name === stored['step']);
  return step && { step, choice: parseChoice(stored['choice']) };
});

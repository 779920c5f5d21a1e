import { isRecord } from '@patient/api';
import { keptChoice, type TreatmentChoice } from '#features/treatment/index.ts';
import { storedDraft } from '#shared/outbox/draftAtom.ts';
import { RENEWAL_STEPS, type RenewalStep } from '../rules/renewal.ts';

/** How far a renewal has come. */
export interface RenewalDraft {
  readonly step: RenewalStep;
  /** Choices of another plan; without them, the plan stays. */
  readonly choice?: TreatmentChoice | undefined;
}

/** A renewal that is not sent yet, keyed by subscription; its answers are stored like any others. */
export const renewalDraftAtom = storedDraft('renewal', (kept): RenewalDraft | undefined => {
  if (!isRecord(kept)) return undefined;
  const step = RENEWAL_STEPS.find((name) => name === kept['step']);
  return step && { step, choice: keptChoice(kept['choice']) };
});

import { unwrapOne, type VisitAnswer } from '@patient/api';
import { keptDraft } from '#shared/outbox/draftAtom.ts';
import { keptTexts } from '#shared/outbox/readTexts.ts';
import type { planSelection, TreatmentChoice } from '#features/treatment/index.ts';
import { isRenewalStep, type RenewalStep } from '../rules/renewal.ts';
import { wasMade } from '../rules/wasMade.ts';
import { subscriptionMutation } from './subscriptionMutation.ts';

/** How far a renewal has come. */
export interface RenewalDraft {
  readonly step: RenewalStep;
  /** Choices of another plan; without them, the plan stays. */
  readonly choice?: TreatmentChoice | undefined;
}

const CHOICES = ['productId', 'variationId', 'doseId', 'frequencyOfReception', 'packageType'] as const;

/** Reads the choices back from the device. */
function keptChoice(kept: unknown): TreatmentChoice | undefined {
  const chosen = keptTexts(kept, CHOICES);
  const delivery = keptTexts(kept, ['frequencyOfDelivery'])?.frequencyOfDelivery;
  if (chosen === undefined) return undefined;
  const isKnown = delivery === 'monthly' || delivery === 'quarterly';
  return { ...chosen, ...(isKnown && { frequencyOfDelivery: delivery }) };
}

/** A renewal that is not sent yet, keyed by subscription; its answers are kept as any others. */
export const renewalDraftAtom = keptDraft('renewal', (kept): RenewalDraft | undefined => {
  const step = keptTexts(kept, ['step'])?.step;
  if (!isRenewalStep(step)) return undefined;
  const isWithChoice = typeof kept === 'object' && kept !== null && 'choice' in kept;
  return { step, choice: isWithChoice ? keptChoice(kept.choice) : undefined };
});

/** A renewal as it is sent. */
export interface RenewalRequest {
  readonly id: string;
  readonly questionnaire: readonly VisitAnswer[];
  /** Another plan; without it, the plan stays. */
  readonly plan: ReturnType<typeof planSelection>;
}

/** Asks for a renewal of the prescription (POST /api/subscription/renewal/{id}); a doctor decides. */
export const renewAtom = subscriptionMutation<RenewalRequest>('renewSubscription', {
  send: (client, { id, questionnaire, plan }) =>
    unwrapOne(
      client.POST('/api/subscription/renewal/{id}', {
        params: { path: { id } },
        body: { questionnaire: [...questionnaire], ...(plan && { plan }) },
      }),
    ),
  isMade: (after) => wasMade('renew', after),
});

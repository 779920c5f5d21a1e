import { keptTexts } from '#shared/outbox/readTexts.ts';
import type { TreatmentChoice } from '../rules/treatmentChoices.ts';
import { keptDraft } from '#shared/outbox/draftAtom.ts';

const choices = ['productId', 'variationId', 'doseId', 'frequencyOfReception', 'packageType'] as const;

/** Unsaved choices of a plan, keyed by subscription. */
export const planDraftAtom = keptDraft('plan', (kept): TreatmentChoice | undefined => {
  const chosen = keptTexts(kept, choices);
  if (chosen === undefined) return undefined;
  const delivery = keptTexts(kept, ['frequencyOfDelivery'])?.frequencyOfDelivery;
  return delivery === 'monthly' || delivery === 'quarterly'
    ? { ...chosen, frequencyOfDelivery: delivery }
    : chosen;
});

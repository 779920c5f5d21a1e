import type { TreatmentChoice } from './treatmentChoices.ts';
import { STEP_FIELDS, type TreatmentStep } from './treatmentSteps.ts';

/** What each step's reset clears (specification section 4, "Treatment reset rules"); the others clear their own choice. */
const cleared: Readonly<Partial<Record<TreatmentStep, readonly (keyof TreatmentChoice)[]>>> = {
  GenericOptions: ['variationId', 'frequencyOfReception'],
  Usage: ['frequencyOfReception'],
  Dosage: ['doseId'],
  ShipmentFrequency: ['frequencyOfDelivery'],
};

/** The choices without those that a step's reset clears. */
export function resetStep(choice: TreatmentChoice, step: TreatmentStep): TreatmentChoice {
  const names = cleared[step] ?? [STEP_FIELDS[step]];
  return { ...choice, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** The choices after another one was made at a step: the step is reset first. Making the same one again changes nothing. */
export function choose(choice: TreatmentChoice, step: TreatmentStep, value: string): TreatmentChoice {
  const field = STEP_FIELDS[step];
  return choice[field] === value ? choice : { ...resetStep(choice, step), [field]: value };
}

/**
 * The choices as the service is told them: null clears one. Nothing can be told before there is a variation, since
 * all else hangs on it.
 */
export function planSelection(choice: TreatmentChoice) {
  if (choice.variationId === undefined) return undefined;
  return {
    productId: choice.productId ?? null,
    variationId: choice.variationId,
    doseId: choice.doseId ?? null,
    frequencyOfReception: choice.frequencyOfReception ?? null,
    frequencyOfDelivery: choice.frequencyOfDelivery ?? null,
    packageType: choice.packageType ?? null,
  };
}

import type { TreatmentChoice } from './treatmentChoices.ts';
import { STEP_FIELDS, type TreatmentStep } from './treatmentSteps.ts';

/** Fields each step's reset clears (specification section 4, "Treatment reset rules"); other steps clear their own. */
const cleared: Readonly<Partial<Record<TreatmentStep, readonly (keyof TreatmentChoice)[]>>> = {
  GenericOptions: ['variationId', 'frequencyOfReception'],
  Usage: ['frequencyOfReception'],
  Dosage: ['doseId'],
  ShipmentFrequency: ['frequencyOfDelivery'],
};

/** Clears the fields of a step's reset. */
export function resetStep(choice: TreatmentChoice, step: TreatmentStep): TreatmentChoice {
  const names = cleared[step] ?? [STEP_FIELDS[step]];
  return { ...choice, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** Sets the value of a step; another one than before resets the step first. The same value again changes nothing. */
export function choose(choice: TreatmentChoice, step: TreatmentStep, value: string): TreatmentChoice {
  const field = STEP_FIELDS[step];
  if (choice[field] === value) return choice;
  const before = choice[field] === undefined ? choice : resetStep(choice, step);
  return { ...before, [field]: value };
}

/**
 * Request body of the choices; null clears one. Undefined before there is a variation, which all others depend on.
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

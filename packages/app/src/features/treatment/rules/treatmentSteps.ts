import type { Product } from '@patient/api';
import {
  choicesFor,
  fits,
  orderable,
  settled,
  type ChoiceField,
  type TreatmentChoice,
} from './treatmentChoices.ts';

/** Step of choosing a treatment (specification section 2, "Step orders"). */
export type TreatmentStep =
  | 'GenericOptions'
  | 'Dosage'
  | 'NumberOfUses'
  | 'ShipmentFrequency'
  | 'Packaging'
  | 'DrugPreference'
  | 'Usage';

/** Order for a first treatment. */
export const TREATMENT_ORDER: readonly TreatmentStep[] = [
  'GenericOptions',
  'Dosage',
  'NumberOfUses',
  'ShipmentFrequency',
  'Packaging',
];

/**
 * Order for a further treatment. The specification leaves out packaging, but the service requires it where there are
 * several, so it comes last.
 */
export const NEW_SUBSCRIPTION_ORDER: readonly TreatmentStep[] = [
  'NumberOfUses',
  'DrugPreference',
  'GenericOptions',
  'Usage',
  'Dosage',
  'ShipmentFrequency',
  'Packaging',
];

/** Field of each step. NumberOfUses and Usage share one: whichever comes first asks. */
export const STEP_FIELDS: Readonly<Record<TreatmentStep, ChoiceField>> = {
  GenericOptions: 'variationId',
  Dosage: 'doseId',
  NumberOfUses: 'frequencyOfReception',
  ShipmentFrequency: 'frequencyOfDelivery',
  Packaging: 'packageType',
  DrugPreference: 'productId',
  Usage: 'frequencyOfReception',
};

export const isTreatmentStep = (name: string | undefined): name is TreatmentStep =>
  name !== undefined && Object.hasOwn(STEP_FIELDS, name);

/** Step with more than one value to choose from. */
export interface NeededStep {
  readonly step: TreatmentStep;
  /** In the order they are offered. */
  readonly values: readonly string[];
  /** Undefined before a choice. */
  readonly value: string | undefined;
}

/** State of choosing a plan. */
export interface TreatmentState {
  readonly steps: readonly NeededStep[];
  /** Choices, including values without an alternative. */
  readonly choice: TreatmentChoice;
  readonly isComplete: boolean;
}

/**
 * Resolves the steps a treatment needs: each offers the values that fit earlier choices, and one with a single value is
 * skipped. A choice that no longer fits earlier ones counts as open.
 */
export function treatmentState(
  products: readonly Product[],
  chosen: TreatmentChoice,
  order: readonly TreatmentStep[] = TREATMENT_ORDER,
): TreatmentState {
  const rows = orderable(products);
  const steps: NeededStep[] = [];
  let choice = settled(rows, {});
  for (const step of order) {
    const field = STEP_FIELDS[step];
    const values = choicesFor(rows, choice, field);
    const isAsked = steps.some((before) => STEP_FIELDS[before.step] === field);
    const wanted = { ...choice, [field]: chosen[field] };
    const isKept = chosen[field] !== undefined && rows.some((row) => fits(row, wanted));
    if (values.length > 1 && !isAsked)
      steps.push({ step, values, value: isKept ? chosen[field] : undefined });
    if (isKept) choice = settled(rows, wanted);
  }
  const isComplete = rows.length > 0 && steps.every(({ value }) => value !== undefined);
  return { steps, choice, isComplete };
}

/** Steps up to the first open one, or all. */
export function stepHistoryOf({ steps }: TreatmentState): TreatmentStep[] {
  const open = steps.findIndex(({ value }) => value === undefined);
  return steps.slice(0, open < 0 ? steps.length : open + 1).map(({ step }) => step);
}

import type { Product } from '@patient/api';
import {
  choicesFor,
  fits,
  orderable,
  settled,
  type ChoiceField,
  type TreatmentChoice,
} from './treatmentChoices.ts';

/** A step of choosing a treatment (specification section 2, "Step orders"). */
export type TreatmentStep =
  | 'GenericOptions'
  | 'Dosage'
  | 'NumberOfUses'
  | 'ShipmentFrequency'
  | 'Packaging'
  | 'DrugPreference'
  | 'Usage';

/** The order of a first treatment. */
export const TREATMENT_ORDER: readonly TreatmentStep[] = [
  'GenericOptions',
  'Dosage',
  'NumberOfUses',
  'ShipmentFrequency',
  'Packaging',
];

/**
 * The order of a further treatment. The specification's own does not name the packaging; where there are several the
 * service cannot go on without it, so it is asked last.
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

/** What each step chooses. NumberOfUses and Usage choose the same: whichever comes first asks. */
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

/** A step that has something to choose. */
export interface NeededStep {
  readonly step: TreatmentStep;
  /** What can be chosen, in the order it is offered. */
  readonly values: readonly string[];
  /** What is chosen; undefined is nothing yet. */
  readonly value: string | undefined;
}

/** A plan as it is being chosen. */
export interface TreatmentState {
  readonly steps: readonly NeededStep[];
  /** What is chosen, with what there is no choice about. */
  readonly choice: TreatmentChoice;
  /** Every choice is made. */
  readonly isComplete: boolean;
}

/**
 * Which steps a treatment needs, and how far it is chosen: each step offers what goes with the choices before it, and
 * one with a single way is passed over. A choice that no longer goes with those before it counts as not made.
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

/** The steps that lead to what is shown: up to the first that is open, or all of them. */
export function stepHistoryOf({ steps }: TreatmentState): TreatmentStep[] {
  const open = steps.findIndex(({ value }) => value === undefined);
  return steps.slice(0, open < 0 ? steps.length : open + 1).map(({ step }) => step);
}

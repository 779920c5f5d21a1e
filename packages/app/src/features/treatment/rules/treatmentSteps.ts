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

/** Order of the lines of a plan: each field once. */
export const LINE_ORDER: readonly TreatmentStep[] = ['DrugPreference', ...TREATMENT_ORDER];

/** Field of each step. NumberOfUses and Usage share one: Usage asks again for the medicine that was chosen since. */
export const STEP_FIELDS: Readonly<Record<TreatmentStep, ChoiceField>> = {
  GenericOptions: 'variationId',
  Dosage: 'doseId',
  NumberOfUses: 'frequencyOfReception',
  ShipmentFrequency: 'frequencyOfDelivery',
  Packaging: 'packageType',
  DrugPreference: 'productId',
  Usage: 'frequencyOfReception',
};

/** Step with more than one value to choose from. */
export interface NeededStep {
  readonly step: TreatmentStep;
  /** In the order they are offered. */
  readonly values: readonly string[];
  /** Undefined before a choice. */
  readonly value: string | undefined;
  /** Whether the patient still has to choose here. */
  readonly isOpen: boolean;
}

/** State of choosing a plan. */
export interface TreatmentState {
  readonly steps: readonly NeededStep[];
  /** Choices, including values without an alternative. */
  readonly choice: TreatmentChoice;
  readonly isComplete: boolean;
}

type OfferedStep = Omit<NeededStep, 'isOpen'>;

const asksField = (field: ChoiceField) => (step: OfferedStep) => STEP_FIELDS[step.step] === field;

/** Whether a field was asked already, and nothing else since. */
const wasJustAsked = (steps: readonly OfferedStep[], field: ChoiceField): boolean =>
  steps.length > 0 && steps.findLastIndex(asksField(field)) === steps.length - 1;

/** Whether a step still has to be chosen. The last step of a field asks once all before it are chosen. */
function isOpenStep(steps: readonly OfferedStep[], index: number, order: readonly TreatmentStep[]): boolean {
  const current = steps[index];
  if (current === undefined || current.value !== undefined) return false;
  const field = STEP_FIELDS[current.step];
  const again = order.findLastIndex((step) => STEP_FIELDS[step] === field);
  const since = steps.slice(index + 1).filter(({ step }) => order.indexOf(step) < again);
  return since.length === 0 || since.some(({ value }) => value === undefined);
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
  const offered: OfferedStep[] = [];
  let choice = settled(rows, {});
  for (const step of order) {
    const field = STEP_FIELDS[step];
    const values = choicesFor(rows, choice, field);
    const wanted = { ...choice, [field]: chosen[field] };
    const isKept = chosen[field] !== undefined && rows.some((row) => fits(row, wanted));
    if (values.length > 1 && !wasJustAsked(offered, field))
      offered.push({ step, values, value: isKept ? chosen[field] : undefined });
    if (isKept) choice = settled(rows, wanted);
  }
  const steps = offered.map((step, index) => ({ ...step, isOpen: isOpenStep(offered, index, order) }));
  return { steps, choice, isComplete: rows.length > 0 && !steps.some(({ isOpen }) => isOpen) };
}

/** Step behind another one: the first open one, or else the next; undefined at the end of a complete plan. */
export const stepAfter = (
  { steps }: TreatmentState,
  current: TreatmentStep | undefined,
): TreatmentStep | undefined =>
  (steps.find(({ isOpen }) => isOpen) ?? steps[steps.findIndex(({ step }) => step === current) + 1])?.step;

/** Steps up to the first open one, or all. */
export function stepHistoryOf({ steps }: TreatmentState): TreatmentStep[] {
  const open = steps.findIndex(({ isOpen }) => isOpen);
  return steps.slice(0, open < 0 ? steps.length : open + 1).map(({ step }) => step);
}

/** History that shows another step: the visited steps before it, and the step itself. */
export function stepHistoryTo(
  { steps }: TreatmentState,
  visited: readonly string[],
  target: TreatmentStep,
): TreatmentStep[] {
  const before = steps.slice(
    0,
    steps.findIndex(({ step }) => step === target),
  );
  return [...before.map(({ step }) => step).filter((step) => visited.includes(step)), target];
}

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

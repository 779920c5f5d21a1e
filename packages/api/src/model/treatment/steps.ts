import type { Product } from '../../client/entities.ts';
import {
  choicesFor,
  completeChoice,
  fits,
  orderableChoices,
  type ChoiceField,
  type TreatmentChoice,
} from './choices.ts';

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
 * Order for a further treatment. The specification omits packaging, but the service requires it if there are several kinds,
 * so it comes last.
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

/** Order of the lines of a plan, with each field once. */
export const LINE_ORDER: readonly TreatmentStep[] = ['DrugPreference', ...TREATMENT_ORDER];

/** Field of each step. NumberOfUses and Usage share one: Usage offers the uses of the medicine chosen in between. */
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
  /** Values in the order to offer them. */
  readonly values: readonly string[];
  /** Chosen value, if any. */
  readonly value: string | undefined;
  /** Whether the patient still has to choose in this step. */
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

const hasField = (field: ChoiceField) => (step: OfferedStep) => STEP_FIELDS[step.step] === field;

/** Whether the last offered step has this field. */
const isLastField = (steps: readonly OfferedStep[], field: ChoiceField): boolean =>
  steps.length > 0 && steps.findLastIndex(hasField(field)) === steps.length - 1;

/**
 * Whether the patient still has to choose in a step. If a later step has the same field, the patient chooses there instead,
 * once all steps in between are chosen.
 */
function isOpenStep(steps: readonly OfferedStep[], index: number, order: readonly TreatmentStep[]): boolean {
  const current = steps[index];
  if (current === undefined || current.value !== undefined) return false;
  const field = STEP_FIELDS[current.step];
  const lastIndex = order.findLastIndex((step) => STEP_FIELDS[step] === field);
  const between = steps.slice(index + 1).filter(({ step }) => order.indexOf(step) < lastIndex);
  return between.length === 0 || between.some(({ value }) => value === undefined);
}

/**
 * Steps that a treatment needs. Each offers the values that match earlier choices; one with a single value is skipped, and
 * doses follow once a medicine is chosen. A choice that doesn't match earlier ones is ignored.
 */
export function treatmentState(
  products: readonly Product[],
  chosen: TreatmentChoice,
  order: readonly TreatmentStep[] = TREATMENT_ORDER,
): TreatmentState {
  const rows = orderableChoices(products);
  const offered: OfferedStep[] = [];
  let choice = completeChoice(rows, {});
  for (const step of order) {
    const field = STEP_FIELDS[step];
    const values = choicesFor(rows, choice, field);
    const candidate = { ...choice, [field]: chosen[field] };
    const isValid = chosen[field] !== undefined && rows.some((row) => fits(row, candidate));
    const isEarly = field === 'doseId' && choice.variationId === undefined;
    if (values.length > 1 && !isEarly && !isLastField(offered, field))
      offered.push({ step, values, value: isValid ? chosen[field] : undefined });
    if (isValid) choice = completeChoice(rows, candidate);
  }
  const steps = offered.map((step, index) => ({ ...step, isOpen: isOpenStep(offered, index, order) }));
  return { steps, choice, isComplete: rows.length > 0 && !steps.some(({ isOpen }) => isOpen) };
}

/** Step after the current one: the first open step, otherwise the next one; undefined at the end of a complete plan. */
export const stepAfter = (
  { steps }: TreatmentState,
  current: TreatmentStep | undefined,
): TreatmentStep | undefined =>
  (steps.find(({ isOpen }) => isOpen) ?? steps[steps.findIndex(({ step }) => step === current) + 1])?.step;

/** Steps up to and including the first open one, or all. */
export function stepHistoryOf({ steps }: TreatmentState): TreatmentStep[] {
  const open = steps.findIndex(({ isOpen }) => isOpen);
  return steps.slice(0, open < 0 ? steps.length : open + 1).map(({ step }) => step);
}

/** Step history that opens a step: the visited steps before it, and the step itself. */
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

/** Fields cleared by resetting a step (specification section 4, "Treatment reset rules"); by default the step's own. */
const cleared: Readonly<Partial<Record<TreatmentStep, readonly (keyof TreatmentChoice)[]>>> = {
  GenericOptions: ['variationId', 'frequencyOfReception'],
  Usage: ['frequencyOfReception'],
  Dosage: ['doseId'],
  ShipmentFrequency: ['frequencyOfDelivery'],
};

/** Clears the fields of a step. */
export function resetStep(choice: TreatmentChoice, step: TreatmentStep): TreatmentChoice {
  const names = cleared[step] ?? [STEP_FIELDS[step]];
  return { ...choice, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}

/** Sets the value of a step; changing a value resets the step first. */
export function choose(choice: TreatmentChoice, step: TreatmentStep, value: string): TreatmentChoice {
  const field = STEP_FIELDS[step];
  if (choice[field] === value) return choice;
  const before = choice[field] === undefined ? choice : resetStep(choice, step);
  return { ...before, [field]: value };
}

/** Request body for choices, with null for open ones; undefined without a variation, which the others depend on. */
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

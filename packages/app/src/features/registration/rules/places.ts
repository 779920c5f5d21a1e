import { isRegistering, stepOf, stepsOf, type RegistrationProgress } from '@patient/api/model';

/** Registration of one subscription. */
export interface Registration extends RegistrationProgress {
  readonly _id: string;
  readonly productType: string;
}

/** The subscription being registered: the one chosen in this tab, otherwise the one started last. */
export function findCurrentSubscription<Known extends Registration>(
  subscriptions: readonly Known[],
  chosenId: string | undefined,
): Known | undefined {
  const open = subscriptions.filter(isRegistering);
  return open.find(({ _id }) => _id === chosenId) ?? open.at(-1);
}

/** Steps that have no segment in the progress bar (specification section 2, step orders). */
const WITHOUT_SEGMENT: ReadonlySet<string> = new Set(['summary', 'done']);

/** Segments of the progress bar, one per step, without summary and done, and the current one; the last once all are done. */
export function progressOf(registration: RegistrationProgress): {
  readonly steps: readonly string[];
  /** Index, from 0. */
  readonly current: number;
} {
  const steps = stepsOf(registration).filter((step) => !WITHOUT_SEGMENT.has(step));
  const found = steps.indexOf(stepOf(registration));
  return { steps, current: found === -1 ? steps.length - 1 : found };
}

/** Place in a registration: a part of a step. */
export interface Place {
  readonly id: string;
  /** Higher for a later place. */
  readonly order: number;
  readonly step: string;
  /** Parts of the step visited so far, the last one shown: ids of questions, or names of sub-steps. */
  readonly stepHistory: readonly string[];
}

/** More than the parts of any step. */
const MOST_PARTS = 1_000;

const placeOf = (index: number, step: string, stepHistory: readonly string[]): Place => ({
  id: JSON.stringify([step, ...stepHistory]),
  order: index * MOST_PARTS + stepHistory.length,
  step,
  stepHistory,
});

/** The account, where Back leads from the first step. */
export const ACCOUNT = placeOf(-1, 'account', []);

/** A step that is not here chooses where it starts. */
const INITIAL_HISTORIES: Readonly<Record<string, readonly string[]>> = {
  payment: ['address'],
  photo: ['id'],
};

/** Initial history of a step: payment at the address, identity photo at the ID (specification section 4). */
export const initialStepHistory = (step: string): readonly string[] =>
  Object.hasOwn(INITIAL_HISTORIES, step) ? (INITIAL_HISTORIES[step] ?? []) : [];

/** Treatments with all choices on one page. */
const WHOLE_TREATMENTS: ReadonlySet<string> = new Set(['hl', 'ag']);

/** Part that Back leads to from a step's own: of payment, the card; others start where they always do. */
const lastParts = (step: string) => (step === 'payment' ? ['address', 'card'] : []);

/**
 * Places that the back arrow leads through, the shown one last (specification section 4, "Back navigation"). Follow-ups behind
 * a question need no rule here: the list of questions is built from the answers up to the one shown.
 */
export function placesTo(registration: Registration, stepHistory: readonly string[]): readonly Place[] {
  const step = stepOf(registration);
  const steps = stepsOf(registration);
  const index = steps.indexOf(step);
  const isAlone =
    step === 'treatment' &&
    (WHOLE_TREATMENTS.has(registration.productType) || stepHistory.at(-1) === 'GenericOptions');
  const parts = stepHistory.map((_, part) => stepHistory.slice(0, part + 1));
  return [
    ACCOUNT,
    ...steps.slice(0, index).map((before, place) => placeOf(place, before, lastParts(before))),
    ...(isAlone || parts.length === 0 ? [stepHistory] : parts).map((part) => placeOf(index, step, part)),
  ];
}

/** The step with the summary. */
const SUMMARY = 'summary';

/**
 * Where going on leads from a step that was opened from the summary: back to it. A changed treatment may cost another
 * sum, so payment is not passed over.
 */
export const returnTarget = (step: string): string => (step === 'treatment' ? 'payment' : SUMMARY);

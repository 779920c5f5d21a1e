import { isRegistering, stepOf, stepsOf, type RegistrationProgress } from './steps.ts';
import { isSinglePageTreatment } from '../treatment/productTypes.ts';

/** Fields of a subscription that is being registered. */
export interface Registration extends RegistrationProgress {
  readonly _id: string;
  readonly productType: string;
}

/** Subscription being registered: the one chosen in this tab, otherwise the newest one. */
export function findCurrentSubscription<Known extends Registration>(
  subscriptions: readonly Known[],
  chosenId: string | undefined,
): Known | undefined {
  const open = subscriptions.filter(isRegistering);
  return open.find(({ _id }) => _id === chosenId) ?? open.at(-1);
}

/** Steps without a segment in the progress bar (specification section 2, step orders). */
const WITHOUT_SEGMENT: ReadonlySet<string> = new Set(['summary', 'done']);

/** Segments of the progress bar, one per step except summary and done; at those two, the last segment is current. */
export function progressOf(registration: RegistrationProgress): {
  readonly steps: readonly string[];
  /** Zero-based index of the current segment. */
  readonly current: number;
} {
  const steps = stepsOf(registration).filter((step) => !WITHOUT_SEGMENT.has(step));
  const found = steps.indexOf(stepOf(registration));
  return { steps, current: found === -1 ? steps.length - 1 : found };
}

/** Position in a registration: a step and the part of it that is shown. */
export interface RegistrationPlace {
  readonly id: string;
  /** Higher for a later place. */
  readonly order: number;
  readonly step: string;
  /** Visited parts of the step, ending with the shown one: IDs of questions or names of sub-steps. */
  readonly stepHistory: readonly string[];
}

/** Upper bound on the parts of a step. */
const MAX_PARTS = 1_000;

const placeOf = (index: number, step: string, stepHistory: readonly string[]): RegistrationPlace => ({
  id: JSON.stringify([step, ...stepHistory]),
  order: index * MAX_PARTS + stepHistory.length,
  step,
  stepHistory,
});

/** The account: Back from the first step leads there. */
export const ACCOUNT_PLACE = placeOf(-1, 'account', []);

/** Steps that aren't listed choose their own first part. */
const INITIAL_HISTORIES: Readonly<Record<string, readonly string[]>> = {
  payment: ['address'],
  photo: ['id'],
};

/** Initial history of a step: payment at the address, identity photo at the ID (specification section 4). */
export const initialStepHistory = (step: string): readonly string[] =>
  Object.hasOwn(INITIAL_HISTORIES, step) ? (INITIAL_HISTORIES[step] ?? []) : [];

/** Step history when going back to a step: payment reopens at the card, other steps at their start. */
const historyOnBack = (step: string) => (step === 'payment' ? ['address', 'card'] : []);

/**
 * Places that the back arrow leads through, ending with the shown one (specification section 4, "Back navigation"). Follow-up
 * questions need no rule here: the step history only contains questions that were asked.
 */
export function placesTo(
  registration: Registration,
  stepHistory: readonly string[],
): readonly RegistrationPlace[] {
  const step = stepOf(registration);
  const steps = stepsOf(registration);
  const index = steps.indexOf(step);
  const isSinglePage =
    step === 'treatment' &&
    (isSinglePageTreatment(registration.productType) || stepHistory.at(-1) === 'GenericOptions');
  const parts = stepHistory.map((_, part) => stepHistory.slice(0, part + 1));
  return [
    ACCOUNT_PLACE,
    ...steps.slice(0, index).map((before, place) => placeOf(place, before, historyOnBack(before))),
    ...(isSinglePage || parts.length === 0 ? [stepHistory] : parts).map((part) => placeOf(index, step, part)),
  ];
}

const SUMMARY = 'summary';

/**
 * Step that Continue leads to from a step opened in the summary: the summary again. A changed treatment leads to payment
 * first, because its price may differ.
 */
export const returnTarget = (step: string): string => (step === 'treatment' ? 'payment' : SUMMARY);

import { isRegistering, stepOf, stepsOf, type RegistrationProgress } from '@patient/api/model';

/** Input of the stepper rules. */
export interface Registration extends RegistrationProgress {
  readonly _id: string;
}

/** Steps that have no segment in the progress bar (specification section 2, step orders). */
const WITHOUT_SEGMENT: ReadonlySet<string> = new Set(['summary', 'done']);

/** Input of the progress bar. */
export interface Progress {
  /** Steps with a segment, in order. */
  readonly steps: readonly string[];
  /** Index of the current step; the last one once all are done. */
  readonly current: number;
}

/** One segment per step, without summary and done. */
export function progressOf(registration: Registration): Progress {
  const steps = stepsOf(registration).filter((step) => !WITHOUT_SEGMENT.has(step));
  const found = steps.indexOf(stepOf(registration));
  return { steps, current: found === -1 ? steps.length - 1 : found };
}

/** The subscription being registered: the one chosen in this tab, otherwise the one started last. */
export function findCurrentSubscription<Known extends Registration>(
  subscriptions: readonly Known[],
  chosenId: string | undefined,
): Known | undefined {
  const open = subscriptions.filter(isRegistering);
  return open.find(({ _id }) => _id === chosenId) ?? open.at(-1);
}

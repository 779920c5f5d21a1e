/** Input of the stepper rules. */
export interface Registration {
  readonly _id: string;
  readonly status?: string | null | undefined;
  readonly registrationStep?: string | undefined;
  readonly registrationStepsOrder?: readonly string[] | undefined;
  readonly registrationDoneDate?: string | undefined;
}

/** Order for a subscription without its own (decisions, "Registration"). */
export const DEFAULT_STEPS: readonly string[] = [
  'globalQuestions',
  'questions',
  'treatment',
  'payment',
  'photo',
  'summary',
  'done',
];

/** Steps that have no segment in the progress bar (specification section 2, step orders). */
const WITHOUT_SEGMENT: ReadonlySet<string> = new Set(['summary', 'done']);

/** Whether a subscription is being registered. A doctor's request for more answers does not count. */
export const isRegistering = ({ status, registrationDoneDate }: Registration): boolean =>
  status === 'in_progress' && registrationDoneDate === undefined;

/** Steps of a registration (specification section 4, "Registration"). */
export const stepsOf = ({ registrationStepsOrder = [] }: Registration): readonly string[] =>
  registrationStepsOrder.length > 0 ? registrationStepsOrder : DEFAULT_STEPS;

/** Current step; one that is not in the order counts as the first. */
export function stepOf(registration: Registration): string {
  const steps = stepsOf(registration);
  const { registrationStep = '' } = registration;
  return steps.includes(registrationStep) ? registrationStep : (steps[0] ?? '');
}

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

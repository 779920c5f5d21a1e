/** What the stepper reads of a subscription. */
export interface Registration {
  readonly _id: string;
  readonly status?: string | null | undefined;
  readonly registrationStep?: string | undefined;
  readonly registrationStepsOrder?: readonly string[] | undefined;
  readonly registrationDoneDate?: string | undefined;
}

/** The order of a subscription that has none of its own (decisions, "Registration"). */
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

/** Whether a subscription is still being registered; one that a doctor asks more of has been. */
export const isRegistering = ({ status, registrationDoneDate }: Registration): boolean =>
  status === 'in_progress' && registrationDoneDate === undefined;

/** The steps of a registration, its own where it has some (specification section 4, "Registration"). */
export const stepsOf = ({ registrationStepsOrder = [] }: Registration): readonly string[] =>
  registrationStepsOrder.length > 0 ? registrationStepsOrder : DEFAULT_STEPS;

/** The step a registration stands at; one that its order does not know counts as the first. */
export function stepOf(registration: Registration): string {
  const steps = stepsOf(registration);
  const { registrationStep = '' } = registration;
  return steps.includes(registrationStep) ? registrationStep : (steps[0] ?? '');
}

/** Where a registration stands on the progress bar. */
export interface Progress {
  /** The steps that have a segment, in their order. */
  readonly steps: readonly string[];
  /** Which of them it is, from 0; the last one once all are done. */
  readonly current: number;
}

/** The progress bar of a registration: one segment per step, without summary and done. */
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

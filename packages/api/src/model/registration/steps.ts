import type { KnownRegistrationStep } from '../../generated/knownValues.ts';

/** Fields of a subscription that determine its registration step. */
export interface RegistrationProgress {
  readonly status?: string | null | undefined;
  readonly registrationStep?: string | undefined;
  readonly registrationStepsOrder?: readonly string[] | undefined;
  readonly registrationDoneDate?: string | undefined;
}

/** Steps of a subscription without an order of its own (decisions, "Registration"). */
export const DEFAULT_STEPS: readonly KnownRegistrationStep[] = [
  'globalQuestions',
  'questions',
  'treatment',
  'payment',
  'photo',
  'summary',
  'done',
];

/** Whether a subscription is still being registered. False if a doctor asks for more after registration. */
export const isRegistering = ({ status, registrationDoneDate }: RegistrationProgress): boolean =>
  status === 'in_progress' && registrationDoneDate === undefined;

/** Steps of a registration: its own order, or the default (specification section 4, "Registration"). */
export const stepsOf = ({ registrationStepsOrder = [] }: RegistrationProgress): readonly string[] =>
  registrationStepsOrder.length > 0 ? registrationStepsOrder : DEFAULT_STEPS;

/** Current step of a registration. A step that is not in its order counts as the first, so that nothing is skipped. */
export function stepOf(registration: RegistrationProgress): string {
  const steps = stepsOf(registration);
  const { registrationStep = '' } = registration;
  return steps.includes(registrationStep) ? registrationStep : (steps[0] ?? '');
}

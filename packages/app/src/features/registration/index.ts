export { makeAccount } from './data/account.ts';
export { createPatient, hasPatient } from './data/signUp.ts';
export { moveStep } from './data/stepper.ts';
export type { Basics } from './rules/basics.ts';
export { progressOf } from './rules/stepper.ts';
export { stepLabel, stepTitle } from './steps/strings.ts';
export { useBrowserBack } from './steps/useBrowserBack.ts';
export { useStepper } from './steps/useStepper.ts';

export { checkPhone } from './data/checks.ts';
export { createPatient } from './data/signUp.ts';
export { moveStep } from './data/stepper.ts';
export { submit as submitRegistration } from './data/submitRegistration.ts';
export { birthDateProblems, nameProblems, phoneProblems, typedNames } from './views/person.ts';
export { stepLabel, stepTitle } from './steps/strings.ts';
export { useStepper } from './steps/useStepper.ts';

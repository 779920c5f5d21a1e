export { HiddenUsername } from './HiddenUsername.tsx';
export { NewPasswordField, newPasswordProblems } from './NewPasswordField.tsx';
export { LoginScreen } from './LoginScreen.tsx';
export type { Credentials } from './data/beginSession.ts';
export { pendingRegistrationAtom } from './data/pendingRegistration.ts';
export { signInAtom } from './data/signIn.ts';
export { endSessionAtom, signOutAtom } from './data/signOut.ts';
export { emailProblem, type FieldProblem, signInProblems } from './rules/signIn.ts';
export { assertPatient } from '#shared/patient/user.ts';

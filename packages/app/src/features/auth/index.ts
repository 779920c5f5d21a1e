export { newPasswordProblems } from './newPasswordProblems.ts';
export { LoginScreen } from './LoginScreen.tsx';
export type { Credentials } from './data/beginSession.ts';
export {
  pendingRegistrationAtom,
  type PendingRegistration,
  resumeRegistrationAtom,
} from './data/pendingRegistration.ts';
export { sendCode } from './data/sendCode.ts';
export { signInAtom } from './data/signIn.ts';
export { endSessionAtom, signOutAtom } from './data/signOut.ts';
export { emailProblem, type FieldProblem, signInProblems } from './views/signIn.ts';
export { signInFailure } from './views/signInFailure.ts';
export { assertPatient } from '#shared/patient/user.ts';

import { isSamePatient, safeDeepLink } from '@patient/api/session';

/** Session that ended; both are set if it ended by itself. */
export interface Ended {
  readonly path?: string | undefined;
  readonly token?: string;
}

/** Path of a session that ended by itself, if `token` is of the same patient. */
export function returnPath(ended: Ended | undefined, token: string): string | undefined {
  return isSamePatient(ended?.token, token) ? safeDeepLink(ended?.path) : undefined;
}

/** Path after a sign-in: the stepper during registration, else the remembered path, else the profile. */
export function landingAfterSignIn(status: string | undefined, deepLink: string | undefined): string {
  return status === 'register' ? '/steps' : (safeDeepLink(deepLink) ?? '/user/profile');
}

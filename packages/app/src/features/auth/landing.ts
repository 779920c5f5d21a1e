import { isSamePatient, safeDeepLink } from '@patient/api/session';

/** Ended session; both fields are set only if it expired. */
export interface EndedSession {
  readonly path?: string | undefined;
  readonly token?: string;
}

/** Path where the session expired, if `token` belongs to the same patient. */
export function returnPath(ended: EndedSession | undefined, token: string): string | undefined {
  return isSamePatient(ended?.token, token) ? safeDeepLink(ended?.path) : undefined;
}

/** Path after signing in: the stepper during registration, otherwise the deep link or the profile. */
export function landingAfterSignIn(status: string | undefined, deepLink: string | undefined): string {
  return status === 'register' ? '/steps' : (safeDeepLink(deepLink) ?? '/user/profile');
}

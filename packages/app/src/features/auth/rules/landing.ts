import { safeDeepLink } from '#shared/deepLink.ts';

/** Where signing in leads: who still registers to the stepper, otherwise the remembered path, otherwise the profile. */
export function landingAfterSignIn(status: string | undefined, deepLink: string | undefined): string {
  return status === 'register' ? '/steps' : (safeDeepLink(deepLink) ?? '/user/profile');
}

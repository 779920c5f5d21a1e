import { safeDeepLink } from '#shared/deepLink.ts';
import { isSamePatient } from '#shared/isSamePatient.ts';

/** Session that ended; both are set where it ended by itself. */
export interface Ended {
  readonly path?: string | undefined;
  readonly token?: string;
}

/** Path of a session that ended by itself, for whoever signs in with `token`; undefined for anybody but its patient. */
export function returnPath(ended: Ended | undefined, token: string): string | undefined {
  return isSamePatient(ended?.token, token) ? safeDeepLink(ended?.path) : undefined;
}

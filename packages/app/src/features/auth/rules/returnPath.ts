import { safeDeepLink } from '../../../shared/deepLink.ts';

/** Session that ended; both are set where it ended by itself. */
export interface Ended {
  readonly path?: string | undefined;
  readonly token?: string;
}

/** Whom a token is for (the JWT's `sub`); undefined when it cannot be read. */
function subjectOf(token: string): unknown {
  try {
    const [, payload = ''] = token.split('.');
    const claims: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return claims.sub;
  } catch {
    return undefined;
  }
}

/** Path of a session that ended by itself, for whoever signs in with `token`; undefined for anybody but its patient. */
export function returnPath(ended: Ended | undefined, token: string): string | undefined {
  if (ended?.token === undefined) return undefined;
  const subject = subjectOf(ended.token);
  return subject !== undefined && subject === subjectOf(token) ? safeDeepLink(ended.path) : undefined;
}

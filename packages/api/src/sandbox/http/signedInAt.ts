import { isRecord } from '../core/isRecord.ts';

/** The claims of a token whose signature was checked when the request came in. */
function claimsOf(request: Request): Record<string, unknown> {
  const payload = (request.headers.get('authorization') ?? '').split('.')[1] ?? '';
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const claims: unknown = JSON.parse(atob(base64));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** When the caller last gave a password, in milliseconds since 1970: refreshing a token does not change it. */
export function signedInAt(request: Request): number {
  const seconds = claimsOf(request)['auth_time'];
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}

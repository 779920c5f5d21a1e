import { isRecord } from '../core/isRecord.ts';

/** Claims of the request's token, whose signature is already verified. */
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

/** Time when the caller last entered a password, in milliseconds since 1970; a token refresh doesn't change it. */
export function signedInAt(request: Request): number {
  const seconds = claimsOf(request)['auth_time'];
  return typeof seconds === 'number' ? seconds * 1000 : 0;
}

import type { IdentityErrorCode } from './identityError.ts';

/** Whether an error is an `IdentityError` with a code. Matched by name, so that a page doesn't load the messages of all codes. */
export const isIdentityError = (error: unknown, code: IdentityErrorCode): boolean =>
  error instanceof Error && error.name === 'IdentityError' && 'code' in error && error.code === code;

import { IdentityError } from './identityError.ts';
import type { IdentityErrorCode } from './identityError.ts';

/** Error names of the cloud identity service and of its client library. */
const codes: ReadonlyMap<string, IdentityErrorCode> = new Map([
  ['NotAuthorizedException', 'wrong-credentials'],
  ['UserNotFoundException', 'wrong-credentials'],
  ['EmptySignInUsername', 'wrong-credentials'],
  ['EmptySignInPassword', 'wrong-credentials'],
  ['UserNotConfirmedException', 'not-confirmed'],
  ['LimitExceededException', 'too-many'],
  ['TooManyRequestsException', 'too-many'],
  ['TooManyFailedAttemptsException', 'too-many'],
  ['NetworkError', 'network'],
  ['UsernameExistsException', 'exists'],
  ['AliasExistsException', 'exists'],
  ['InvalidPasswordException', 'weak-password'],
  ['CodeMismatchException', 'wrong-code'],
  ['ExpiredCodeException', 'expired-code'],
  ['PasswordResetRequiredException', 'password-reset-required'],
  ['UserUnAuthenticatedException', 'signed-out'],
]);

/** The service tells a locked account by this message alone; its type is that of a wrong password. */
const lockedMessage = 'Password attempts exceeded';

/** Turns whatever the client library threw into an `IdentityError`. */
export function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (!(error instanceof Error)) return new IdentityError('unknown', { cause: error });
  const code = error.message === lockedMessage ? 'too-many' : codes.get(error.name);
  return new IdentityError(code ?? 'unknown', { cause: error });
}

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
  ['TimeoutError', 'network'],
  ['UsernameExistsException', 'exists'],
  ['AliasExistsException', 'exists'],
  ['InvalidPasswordException', 'weak-password'],
  ['CodeMismatchException', 'wrong-code'],
  ['ExpiredCodeException', 'expired-code'],
  ['PasswordResetRequiredException', 'password-reset-required'],
  ['UserUnAuthenticatedException', 'signed-out'],
  ['TokenRevokedException', 'signed-out'],
  ['RefreshTokenReuseException', 'signed-out'],
]);

/** Errors with the same name as a wrong password or invalid input, distinguished only by their messages. */
const codeByMessage: readonly (readonly [pattern: RegExp, code: IdentityErrorCode])[] = [
  [/Current status is CONFIRMED|already confirmed/, 'already-confirmed'],
  [/^Password attempts exceeded/, 'too-many'],
  [/^1 validation error detected: Value at 'password'/, 'weak-password'],
  [/(Access|Refresh) Token/, 'signed-out'],
];

function codeOf({ name, message }: Error): IdentityErrorCode {
  const isShared = name === 'NotAuthorizedException' || name === 'InvalidParameterException';
  const byMessage = isShared ? codeByMessage.find(([pattern]) => pattern.test(message)) : undefined;
  return byMessage?.[1] ?? codes.get(name) ?? 'unknown';
}

/** Converts an error of the client library to an `IdentityError`. */
export function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = error instanceof Error ? codeOf(error) : 'unknown';
  return new IdentityError(code, { cause: error });
}

/** Errors that end the session on a refresh: the account was deleted, is disabled, or needs another step. */
const endingCodes: readonly IdentityErrorCode[] = [
  'signed-out',
  'wrong-credentials',
  'not-confirmed',
  'password-reset-required',
];

/** Converts an error of a token refresh: permanent errors become 'signed-out'. */
export function asRefreshError(error: unknown): IdentityError {
  const translated = asIdentityError(error);
  return endingCodes.includes(translated.code)
    ? new IdentityError('signed-out', { cause: error })
    : translated;
}

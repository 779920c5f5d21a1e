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
  // The client library's error for a step that it doesn't know or can't offer.
  ['SignInException', 'needs-other-step'],
]);

/** Errors with the same name as a wrong password or invalid input, distinguished only by their messages. */
const codeByMessage: readonly (readonly [pattern: RegExp, code: IdentityErrorCode])[] = [
  [/Current status is CONFIRMED|already confirmed/, 'already-confirmed'],
  [/^Password attempts exceeded/, 'too-many'],
  [/^User is disabled/, 'disabled'],
  [/Value at 'password'/, 'weak-password'],
  [/Value at 'confirmationCode'/, 'wrong-code'],
  [/\bemail\b/i, 'invalid-email'],
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
  'disabled',
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

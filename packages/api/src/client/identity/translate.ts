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

/** Only their messages distinguish these from a wrong password or from bad input, whose types they share. */
const codeByMessage: readonly (readonly [said: RegExp, code: IdentityErrorCode])[] = [
  [/Current status is CONFIRMED|already confirmed/, 'already-confirmed'],
  [/^Password attempts exceeded/, 'too-many'],
  [/^1 validation error detected: Value at 'password'/, 'weak-password'],
  [/(Access|Refresh) Token/, 'signed-out'],
];

function codeOf({ name, message }: Error): IdentityErrorCode {
  const isShared = name === 'NotAuthorizedException' || name === 'InvalidParameterException';
  const byMessage = isShared ? codeByMessage.find(([said]) => said.test(message)) : undefined;
  return byMessage?.[1] ?? codes.get(name) ?? 'unknown';
}

/** Turns whatever the client library threw into an `IdentityError`. */
export function asIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = error instanceof Error ? codeOf(error) : 'unknown';
  return new IdentityError(code, { cause: error });
}

/** Permanent errors of a refresh: the account is gone, disabled, or needs another step. */
const endsSession: readonly IdentityErrorCode[] = [
  'signed-out',
  'wrong-credentials',
  'not-confirmed',
  'password-reset-required',
];

/** The same for a refresh, where every permanent error ends the session. */
export function asRefreshError(error: unknown): IdentityError {
  const translated = asIdentityError(error);
  return endsSession.includes(translated.code)
    ? new IdentityError('signed-out', { cause: error })
    : translated;
}

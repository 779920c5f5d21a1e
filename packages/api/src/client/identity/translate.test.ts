import { expect, test } from 'vitest';
import { IdentityError } from './identityError.ts';
import { asIdentityError, asRefreshError } from './translate.ts';

function thrown(name: string, message = 'x'): Error {
  return Object.assign(new Error(message), { name });
}

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'wrong-credentials', 'signed-out'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'too-many', 'too-many'],
  ['NotAuthorizedException', 'Invalid Refresh Token', 'signed-out', 'signed-out'],
  ['NotAuthorizedException', 'Access Token has been revoked', 'signed-out', 'signed-out'],
  [
    'NotAuthorizedException',
    'User cannot be confirmed. Current status is CONFIRMED',
    'already-confirmed',
    'already-confirmed',
  ],
  ['InvalidParameterException', 'User is already confirmed.', 'already-confirmed', 'already-confirmed'],
  ['InvalidParameterException', '1 validation error detected', 'unknown', 'unknown'],
  [
    'InvalidParameterException',
    "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    'weak-password',
    'weak-password',
  ],
  [
    'InvalidParameterException',
    "1 validation error detected: Value at 'confirmationCode' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\S]+",
    'wrong-code',
    'wrong-code',
  ],
  ['InvalidParameterException', 'Invalid email address format.', 'invalid-email', 'invalid-email'],
  ['InvalidParameterException', 'Username should be an email.', 'invalid-email', 'invalid-email'],
  ['NotAuthorizedException', 'User is disabled.', 'disabled', 'signed-out'],
  [
    'SignInException',
    'An error occurred during the sign in process.',
    'needs-other-step',
    'needs-other-step',
  ],
  ['UserNotFoundException', 'User does not exist.', 'wrong-credentials', 'signed-out'],
  ['UserNotConfirmedException', 'User is not confirmed.', 'not-confirmed', 'signed-out'],
  ['LimitExceededException', 'Attempt limit exceeded', 'too-many', 'too-many'],
  ['NetworkError', 'A network error has occurred.', 'network', 'network'],
  ['TimeoutError', 'No response in time', 'network', 'network'],
  ['PasswordResetRequiredException', 'Reset it', 'password-reset-required', 'signed-out'],
  ['UsernameExistsException', 'User already exists', 'exists', 'exists'],
  ['InvalidPasswordException', 'Password did not conform with policy', 'weak-password', 'weak-password'],
  ['CodeMismatchException', 'Invalid verification code', 'wrong-code', 'wrong-code'],
  ['ExpiredCodeException', 'Invalid code', 'expired-code', 'expired-code'],
  ['InternalErrorException', 'Something went wrong', 'unknown', 'unknown'],
  ['SyntaxError', 'Unexpected token <', 'unknown', 'unknown'],
])('translate: %s (%s) is %s, and %s in a refresh', (name, message, code, inRefresh) => {
  expect(asIdentityError(thrown(name, message)).code).toBe(code);
  expect(asRefreshError(thrown(name, message)).code).toBe(inRefresh);
});

test('translate: sets the original error as the cause, and returns an IdentityError unchanged', () => {
  const cause = thrown('NetworkError');
  expect(asIdentityError(cause).cause).toBe(cause);
  expect(asIdentityError('text')).toMatchObject({ code: 'unknown', cause: 'text' });
  const own = new IdentityError('exists');
  expect(asIdentityError(own)).toBe(own);
});

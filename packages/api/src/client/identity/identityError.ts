/** Failures of the identity service that screens distinguish. */
export type IdentityErrorCode =
  | 'wrong-credentials'
  | 'invalid-email'
  | 'disabled'
  | 'needs-new-password'
  | 'needs-other-step'
  | 'not-confirmed'
  | 'already-confirmed'
  | 'too-many'
  | 'network'
  | 'exists'
  | 'weak-password'
  | 'wrong-code'
  | 'expired-code'
  | 'password-reset-required'
  | 'signed-out'
  | 'unknown';

const messages: Record<IdentityErrorCode, string> = {
  'wrong-credentials': 'That email and password do not match.',
  'invalid-email': 'Enter an email like name@example.com',
  disabled: 'This account is turned off. A new password does not change that.',
  'needs-new-password': 'This account has a temporary password, which you cannot replace here.',
  'needs-other-step':
    'This account needs another step to sign in, such as a code by text, which you cannot do here.',
  'not-confirmed': 'This account is not confirmed yet. Look for the code in your email.',
  'already-confirmed': 'This account is confirmed already. You can sign in.',
  'too-many': 'Too many tries. Wait a moment, then try again.',
  network: 'We could not reach the sign-in service. Check your connection and try again.',
  exists: 'There is already an account with that email.',
  'weak-password':
    'Choose a password of at least 8 characters with an uppercase letter, a lowercase letter and a number, and no space at the start or end.',
  'wrong-code': 'That code is not right. Check it and try again.',
  'expired-code': 'That code is no longer good. Ask for a new one.',
  'password-reset-required':
    'You need a new password before you can sign in. Choose “Forgot password?” to set one.',
  'signed-out': 'You have been signed out. Please sign in again.',
  unknown: 'Something went wrong while signing in. Please try again.',
};

/** Error thrown by the identity client. Its message can be shown to patients. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, options?: ErrorOptions) {
    super(messages[code], options);
    this.code = code;
  }
}

import type { SignInOutput } from 'aws-amplify/auth';
import { IdentityError } from './identityError.ts';
import type { IdentityErrorCode } from './identityError.ts';

type SignInStep = SignInOutput['nextStep']['signInStep'];

/** Error for each step after the password; undefined if none is left. The app has no screen for the others. */
const stepErrors: Readonly<Record<SignInStep, IdentityErrorCode | undefined>> = {
  DONE: undefined,
  CONFIRM_SIGN_UP: 'not-confirmed',
  RESET_PASSWORD: 'password-reset-required',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'needs-new-password',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'needs-other-step',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'needs-other-step',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'needs-other-step',
  CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE: 'needs-other-step',
  CONFIRM_SIGN_IN_WITH_PASSWORD: 'needs-other-step',
  CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION: 'needs-other-step',
  CONTINUE_SIGN_IN_WITH_MFA_SELECTION: 'needs-other-step',
  CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION: 'needs-other-step',
  CONTINUE_SIGN_IN_WITH_EMAIL_SETUP: 'needs-other-step',
  CONTINUE_SIGN_IN_WITH_TOTP_SETUP: 'needs-other-step',
};

/** Throws an `IdentityError` if a sign-in needs another step. */
export function assertDone({ nextStep: { signInStep } }: Pick<SignInOutput, 'nextStep'>): void {
  const code = stepErrors[signInStep];
  if (code !== undefined) throw new IdentityError(code, { cause: signInStep });
}

import { isIdentityError } from '@patient/api';
import { failureText } from '#shared/format/failureText.ts';
import type { FieldProblem } from './signIn.ts';

/** Codes of identity errors that only support can solve. */
const NEEDS_SUPPORT = ['disabled', 'needs-new-password', 'needs-other-step'] as const;

/** Problem that a failed sign-in or sign-up shows: at the email if it is invalid, and with the contact if only support can help. */
export function signInFailure(error: unknown, supportEmail: string): FieldProblem {
  const message = failureText(error);
  if (isIdentityError(error, 'invalid-email')) return { name: 'email', message };
  const needsSupport = NEEDS_SUPPORT.some((code) => isIdentityError(error, code));
  return { message: needsSupport ? `${message} Email ${supportEmail} for help.` : message };
}

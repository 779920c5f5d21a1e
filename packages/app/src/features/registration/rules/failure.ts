import { ApiError, IdentityError } from '@patient/api';
import type { FieldProblem } from '#features/auth/index.ts';
import type { BasicsPart } from './parts.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Where to show a failed registration. */
export interface RegistrationFailure {
  /** Undefined to stay on the current part. */
  readonly part?: BasicsPart;
  readonly problem: FieldProblem;
}

/**
 * The service's message about a rejected phone number (`metadata.phoneExist`), with what to do if another account uses the
 * number; undefined for any other failure.
 */
export function phoneProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.metadata?.phoneExist === undefined) return undefined;
  const { message, metadata } = error;
  return metadata.phoneExist === true
    ? `${message.replace(/\.$/, '')}. Enter another number, or sign in to that account.`
    : message;
}

/** Maps an error to the part and field that show it. */
export function registrationFailure(error: unknown): RegistrationFailure {
  const message = failureText(error);
  const phone = phoneProblem(error);
  if (error instanceof IdentityError && error.code === 'exists')
    return { part: 'person', problem: { name: 'email', message } };
  if (error instanceof IdentityError && error.code === 'weak-password')
    return { problem: { name: 'password', message } };
  if (phone !== undefined) return { part: 'person', problem: { name: 'phone', message: phone } };
  return { problem: { message } };
}

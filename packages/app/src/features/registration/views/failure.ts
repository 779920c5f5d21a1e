import { ApiError, isIdentityError } from '@patient/api';
import { signInFailure, type FieldProblem } from '#features/auth/index.ts';
import { rejectedField, type RequestField } from '#shared/format/rejectedField.ts';
import type { BasicsPart } from '@patient/api/model';

/** Where to show a failed registration. */
export interface RegistrationFailure {
  /** Undefined to stay on the current part. */
  readonly part?: BasicsPart;
  readonly problem: FieldProblem;
  /** Whether the email has an account, so that the patient can sign in. */
  readonly hasAccount?: boolean;
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

/** Part of each field that only the service can reject. */
const PARTS: ReadonlyMap<RequestField, BasicsPart> = new Map([
  ['state', 'place'],
  ['zipCode', 'place'],
  ['firstName', 'person'],
  ['lastName', 'person'],
  ['birthDate', 'person'],
  ['email', 'person'],
  ['phone', 'person'],
]);

/**
 * Maps an error to the part and field that show it.
 * @param supportEmail contact for a problem that only support can solve
 */
export function registrationFailure(error: unknown, supportEmail: string): RegistrationFailure {
  const problem = signInFailure(error, supportEmail);
  const { message } = problem;
  if (isIdentityError(error, 'exists'))
    return { part: 'person', problem: { name: 'email', message }, hasAccount: true };
  if (isIdentityError(error, 'weak-password')) return { problem: { name: 'password', message } };
  if (problem.name === 'email') return { part: 'person', problem };
  const phone = phoneProblem(error);
  if (phone !== undefined) return { part: 'person', problem: { name: 'phone', message: phone } };
  const rejected = rejectedField(error, [...PARTS.keys()]);
  const part = rejected && PARTS.get(rejected.name);
  return rejected === undefined || part === undefined ? { problem } : { part, problem: rejected };
}

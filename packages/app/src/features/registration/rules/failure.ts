import { ApiError, IdentityError } from '@patient/api';
import type { FieldProblem } from '../../auth/index.ts';
import type { BasicsPart } from './parts.ts';

/** Where a failed registration is told: the part it belongs to, and its field where there is one. */
export interface RegistrationFailure {
  /** The part to go to; undefined to stay. */
  readonly part?: BasicsPart;
  readonly problem: FieldProblem;
}

/** Where to tell what a registration failed with; what has no place of its own is told where the patient is. */
export function registrationFailure(error: unknown): RegistrationFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof IdentityError && error.code === 'exists')
    return { part: 'contact', problem: { name: 'email', message } };
  if (error instanceof IdentityError && error.code === 'weak-password')
    return { problem: { name: 'password', message } };
  if (error instanceof ApiError && error.metadata?.phoneExist !== undefined)
    return { part: 'contact', problem: { name: 'phone', message } };
  return { problem: { message } };
}

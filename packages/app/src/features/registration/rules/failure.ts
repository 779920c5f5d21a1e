import { ApiError, IdentityError } from '@patient/api';
import type { FieldProblem } from '../../auth/index.ts';
import type { BasicsPart } from './parts.ts';
import { failureText } from '../../../shared/format/failureText.ts';

/** Where to show a failed registration. */
export interface RegistrationFailure {
  /** Undefined to stay on the current part. */
  readonly part?: BasicsPart;
  readonly problem: FieldProblem;
}

/** Maps an error to the part and field that show it. */
export function registrationFailure(error: unknown): RegistrationFailure {
  const message = failureText(error);
  if (error instanceof IdentityError && error.code === 'exists')
    return { part: 'contact', problem: { name: 'email', message } };
  if (error instanceof IdentityError && error.code === 'weak-password')
    return { problem: { name: 'password', message } };
  if (error instanceof ApiError && error.metadata?.phoneExist !== undefined)
    return { part: 'contact', problem: { name: 'phone', message } };
  return { problem: { message } };
}

import type { Basics } from '#features/registration/index.ts';
import { emailProblem, type FieldProblem } from '#features/auth/index.ts';
import type { ProductType } from '#features/treatment/index.ts';
import type { PointId } from './points.ts';

/** Choices of staff. */
export interface CreationRequest {
  readonly productType: ProductType;
  readonly gender: Basics['gender'];
  /** Postal abbreviation. */
  readonly state: string;
  readonly point: PointId;
  /** Empty to generate one. */
  readonly email: string;
  /** Empty to generate one. */
  readonly password: string;
  /** Code of a coupon; empty for none. */
  readonly coupon: string;
}

/** The identity service checks its other rules. */
const MIN_PASSWORD_LENGTH = 8;

/** Problems of the choices, before the service is asked. */
export function requestProblems({ state, email, password }: CreationRequest): readonly FieldProblem[] {
  const wrongEmail = email.trim() === '' ? undefined : emailProblem(email);
  const isShort = password !== '' && password.length < MIN_PASSWORD_LENGTH;
  return [
    ...(state === '' ? [{ name: 'state', message: 'Choose a state' }] : []),
    ...(wrongEmail === undefined ? [] : [{ name: 'email', message: wrongEmail }]),
    ...(isShort
      ? [{ name: 'password', message: `A password has ${MIN_PASSWORD_LENGTH} characters or more` }]
      : []),
  ];
}

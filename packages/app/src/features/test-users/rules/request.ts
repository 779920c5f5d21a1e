import type { Basics } from '../../registration/index.ts';
import { emailProblem, type FieldProblem } from '../../auth/index.ts';
import type { ProductType } from '../../treatment/index.ts';
import type { PointId } from './points.ts';

/** What staff choose. */
export interface MakingRequest {
  readonly productType: ProductType;
  readonly gender: Basics['gender'];
  /** Postal abbreviation. */
  readonly state: string;
  readonly point: PointId;
  /** Empty to make one up. */
  readonly email: string;
  /** Empty to make one up. */
  readonly password: string;
  /** Code of a coupon; empty for none. */
  readonly coupon: string;
}

/** Letters of a password at least; what else it needs the identity service says. */
const SHORTEST_PASSWORD = 8;

/** What is wrong with what was chosen, before the service is asked. */
export function requestProblems({ state, email, password }: MakingRequest): readonly FieldProblem[] {
  const wrongEmail = email.trim() === '' ? undefined : emailProblem(email);
  const isShort = password !== '' && password.length < SHORTEST_PASSWORD;
  return [
    ...(state === '' ? [{ name: 'state', message: 'Choose a state' }] : []),
    ...(wrongEmail === undefined ? [] : [{ name: 'email', message: wrongEmail }]),
    ...(isShort
      ? [{ name: 'password', message: `A password has ${SHORTEST_PASSWORD} characters or more` }]
      : []),
  ];
}

import { isZipCode, stateOfZip } from '@patient/api/model';
import { zipProblem } from '#shared/format/zipProblem.ts';
import type { FieldProblem } from '#features/auth/index.ts';

/** Input of the basics step of registration (decisions, "Registration"). */
export interface Basics {
  /** Postal abbreviation. */
  readonly state: string;
  readonly zipCode: string;
  readonly gender: 'male' | 'female';
  /** YYYY-MM-DD once complete. */
  readonly birthDate: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** +14155550132 once complete. */
  readonly phone: string;
}

/** Empty input; the default gender is from specification section 9. */
export const NO_BASICS: Basics = {
  state: '',
  zipCode: '',
  gender: 'male',
  birthDate: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
};

const required = (name: string, value: string, message: string): readonly FieldProblem[] =>
  value.trim() === '' ? [{ name, message }] : [];

/** A changed ZIP code with its state, which the patient can change afterwards. An incomplete one changes no state. */
export function withZipCode(
  { state }: Pick<Basics, 'state'>,
  zipCode: string,
): Pick<Basics, 'state' | 'zipCode'> {
  const zip = zipCode.trim();
  return { zipCode, state: (isZipCode(zip) ? stateOfZip(zip, state) : undefined) ?? state };
}

/** Problems of state and ZIP code that don't need the service. */
export function placeProblems({
  state,
  zipCode,
}: Pick<Basics, 'state' | 'zipCode'>): readonly FieldProblem[] {
  const zip = zipCode.trim();
  const message = zip === '' ? 'Enter your ZIP code' : zipProblem(zip, state);
  return [
    ...(message === undefined ? [] : [{ name: 'zipCode', message }]),
    ...required('state', state, 'Choose the state you live in'),
  ];
}

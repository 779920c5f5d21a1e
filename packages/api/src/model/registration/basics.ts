import { isZipCode, stateOfZip } from '../zipCodes.ts';
import { ageOf } from '../dates.ts';

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

/** A changed ZIP code with its state, which the patient can change afterwards. An incomplete one changes no state. */
export function withZipCode(
  { state }: Pick<Basics, 'state'>,
  zipCode: string,
): Pick<Basics, 'state' | 'zipCode'> {
  const zip = zipCode.trim();
  return { zipCode, state: (isZipCode(zip) ? stateOfZip(zip, state) : undefined) ?? state };
}

/** Minimum age in years. */
export const ADULT_YEARS = 18;

/** Whether a birth date (YYYY-MM-DD) is that of an adult at `now`, in ms since 1970. Uses UTC, as the service does. */
export const isAdult = (birthDate: string, now: number): boolean => ageOf(birthDate, now) >= ADULT_YEARS;

import { ageOf, isZipCode } from '@patient/api/model';
import { emailProblem, type FieldProblem } from '../../auth/index.ts';

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

/** Gender has the default of specification section 9. */
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

/** Minimum age, years. */
const ADULT_YEARS = 18;

/** Whether a birth date (YYYY-MM-DD) is old enough at `now`, in ms since 1970; counted in UTC as the service does. */
export const isAdult = (birthDate: string, now: number): boolean => ageOf(birthDate, now) >= ADULT_YEARS;

const given = (name: string, value: string, message: string): readonly FieldProblem[] =>
  value.trim() === '' ? [{ name, message }] : [];

/** Problems of the place, before the service is asked whether it serves the state. */
export function placeProblems({
  state,
  zipCode,
}: Pick<Basics, 'state' | 'zipCode'>): readonly FieldProblem[] {
  return [
    ...given('state', state, 'Choose the state you live in'),
    ...given('zipCode', zipCode, 'Enter your zip code'),
    ...(zipCode.trim() === '' || isZipCode(zipCode.trim())
      ? []
      : [{ name: 'zipCode', message: 'Enter a zip code of five digits, or nine as in 97205-1234' }]),
  ];
}

/** Birth date as its field read it. */
export interface BirthDateFacts {
  readonly problem: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Problems of names and birth date. */
export function personProblems(
  { birthDate, firstName, lastName }: Pick<Basics, 'birthDate' | 'firstName' | 'lastName'>,
  { problem, now }: BirthDateFacts,
): readonly FieldProblem[] {
  const young = problem === undefined && !isAdult(birthDate, now);
  const birth = young ? `You must be ${ADULT_YEARS} or older to be treated here` : problem;
  return [
    ...given('firstName', firstName, 'Enter your first name'),
    ...given('lastName', lastName, 'Enter your last name'),
    ...(birth === undefined ? [] : [{ name: 'birthDate', message: birth }]),
  ];
}

/**
 * Problems of email and phone, before the service is asked whether both are free.
 * @param isPhone whether the phone number is complete
 */
export function contactProblems(
  { email, phone }: Pick<Basics, 'email' | 'phone'>,
  isPhone: boolean,
): readonly FieldProblem[] {
  const wrongEmail = emailProblem(email);
  const wrongPhone =
    phone.trim() === '' ? 'Enter your phone number' : 'Enter a US phone number with ten digits';
  return [
    ...(wrongEmail === undefined ? [] : [{ name: 'email', message: wrongEmail }]),
    ...(isPhone ? [] : [{ name: 'phone', message: wrongPhone }]),
  ];
}

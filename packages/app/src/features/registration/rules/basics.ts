import { ageOf } from '@patient/api/model';
import { typedLine } from '@patient/ui/text';
import { zipProblem } from '#shared/format/zipProblem.ts';
import { emailProblem, type FieldProblem } from '#features/auth/index.ts';

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
  const zip = zipCode.trim();
  const message = zip === '' ? 'Enter your ZIP code' : zipProblem(zip, state);
  return [
    ...given('state', state, 'Choose the state you live in'),
    ...(message === undefined ? [] : [{ name: 'zipCode', message }]),
  ];
}

/** Characters of a name that the service stores. */
const LONGEST_NAME = 100;

/** Letters of any script, marks on them, and what stands between them (joiners in Persian and Indic names). */
const NOT_IN_NAMES = /[^\p{L}\p{M}\p{Nd}\p{Zs}\p{Join_Control}'’ʼ‘.,()/-]/u;

/** Problem of a name. */
function problemsOfName(field: string, typed: string, label: string): readonly FieldProblem[] {
  const name = typedLine(typed);
  if (name === '') return [{ name: field, message: `Enter your ${label}` }];
  const [odd] = NOT_IN_NAMES.exec(name) ?? [];
  if (odd !== undefined)
    return [{ name: field, message: `A pharmacy label can't show “${odd}”. Enter your ${label} without it` }];
  return [...name].length > LONGEST_NAME
    ? [{ name: field, message: `Shorten your ${label} to ${LONGEST_NAME} characters` }]
    : [];
}

/** Names as they are sent. */
export const typedNames = ({ firstName, lastName }: Pick<Basics, 'firstName' | 'lastName'>) => ({
  firstName: typedLine(firstName),
  lastName: typedLine(lastName),
});

/** Birth date as its field read it. */
export interface BirthDateFacts {
  readonly problem: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Problem of a birth date: of its text, or of the age. */
export function birthDateProblems(
  birthDate: string,
  { problem, now }: BirthDateFacts,
): readonly FieldProblem[] {
  const young = problem === undefined && !isAdult(birthDate, now);
  const message = young ? `You must be ${ADULT_YEARS} or older to be treated here` : problem;
  return message === undefined ? [] : [{ name: 'birthDate', message }];
}

/** Problems of first and last name. */
export const nameProblems = ({
  firstName,
  lastName,
}: Pick<Basics, 'firstName' | 'lastName'>): readonly FieldProblem[] => [
  ...problemsOfName('firstName', firstName, 'first name'),
  ...problemsOfName('lastName', lastName, 'last name'),
];

/** Problems of names and birth date. */
export const personProblems = (
  person: Pick<Basics, 'birthDate' | 'firstName' | 'lastName'>,
  facts: BirthDateFacts,
): readonly FieldProblem[] => [...nameProblems(person), ...birthDateProblems(person.birthDate, facts)];

/**
 * Problem of a phone number.
 * @param isPhone whether the phone number is complete
 */
export const phoneProblems = (phone: string, isPhone: boolean): readonly FieldProblem[] =>
  isPhone
    ? []
    : [
        {
          name: 'phone',
          message:
            phone.trim() === '' ? 'Enter your phone number' : 'Enter a US phone number with ten digits',
        },
      ];

/**
 * Problems of email and phone, before the service is asked whether both are free.
 * @param isPhone whether the phone number is complete
 */
export function contactProblems(
  { email, phone }: Pick<Basics, 'email' | 'phone'>,
  isPhone: boolean,
): readonly FieldProblem[] {
  const wrongEmail = emailProblem(email);
  return [
    ...(wrongEmail === undefined ? [] : [{ name: 'email', message: wrongEmail }]),
    ...phoneProblems(phone, isPhone),
  ];
}

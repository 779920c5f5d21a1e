import { hasAreaCode, type Basics, ADULT_YEARS, isAdult } from '@patient/api/model';
import { typedLine } from '@patient/ui/text';
import { emailProblem, type FieldProblem } from '#features/auth/index.ts';

/** Maximum length of a name in the service, in characters. */
const MAX_NAME_LENGTH = 100;

/** Any character except letters, their marks and joiners (Persian and Indic names), digits, spaces and punctuation. */
const INVALID_NAME_CHARACTER = /[^\p{L}\p{M}\p{Nd}\p{Zs}\p{Join_Control}'’ʼ‘.,()/-]/u;

function problemsOfName(field: string, typed: string, label: string): readonly FieldProblem[] {
  const name = typedLine(typed);
  if (name === '') return [{ name: field, message: `Enter your ${label}` }];
  const [invalid] = INVALID_NAME_CHARACTER.exec(name) ?? [];
  if (invalid !== undefined)
    return [
      { name: field, message: `A pharmacy label can't show “${invalid}”. Enter your ${label} without it` },
    ];
  return [...name].length > MAX_NAME_LENGTH
    ? [{ name: field, message: `Shorten your ${label} to ${MAX_NAME_LENGTH} characters` }]
    : [];
}

/** Names without extra spaces and invisible characters, as sent to the service. */
export const typedNames = ({ firstName, lastName }: Pick<Basics, 'firstName' | 'lastName'>) => ({
  firstName: typedLine(firstName),
  lastName: typedLine(lastName),
});

/** Facts needed to check a birth date. */
export interface BirthDateFacts {
  /** Problem reported by the field, such as an incomplete date. */
  readonly problem: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Problem of a birth date: an invalid date, or an age under 18. */
export function birthDateProblems(
  birthDate: string,
  { problem, now }: BirthDateFacts,
): readonly FieldProblem[] {
  const isMinor = problem === undefined && !isAdult(birthDate, now);
  const message = isMinor ? `You must be ${ADULT_YEARS} or older to be treated here` : problem;
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
export function phoneProblems(phone: string, isPhone: boolean): readonly FieldProblem[] {
  if (phone.trim() === '') return [{ name: 'phone', message: 'Enter your phone number' }];
  if (!isPhone) return [{ name: 'phone', message: 'Enter a US phone number with ten digits' }];
  if (hasAreaCode(phone)) return [];
  return [
    { name: 'phone', message: `No US phone number starts with ${phone.slice(2, 5)}. Check the digits` },
  ];
}

/**
 * Problems of email and phone that don't need the service.
 * @param isPhone whether the phone number is complete
 */
export function contactProblems(
  { email, phone }: Pick<Basics, 'email' | 'phone'>,
  isPhone: boolean,
): readonly FieldProblem[] {
  const message = emailProblem(email);
  return [...(message === undefined ? [] : [{ name: 'email', message }]), ...phoneProblems(phone, isPhone)];
}

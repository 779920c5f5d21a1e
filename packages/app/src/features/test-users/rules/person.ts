import type { Basics } from '#features/registration/index.ts';

export type FakePerson = Pick<Basics, 'gender' | 'birthDate' | 'firstName' | 'lastName'>;

const FIRST_NAMES = {
  female: ['Alice', 'Clara', 'Edith', 'Grace', 'Irene', 'Nora', 'Ruth', 'Vera'],
  male: ['Albert', 'Conrad', 'Edwin', 'Frank', 'Hugh', 'Martin', 'Owen', 'Walter'],
} as const;

/** Area codes of large cities in all time zones. */
const AREA_CODES = ['206', '212', '213', '303', '312', '404', '415', '504', '602', '617'];

/** Years. */
const AGE = { min: 30, span: 30 };

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Person who passes every check of the basics step; the last name shows doctors and support that the patient is fake.
 * @param random as `Math.random`
 * @param now milliseconds since 1970
 */
export function fakePerson(gender: Basics['gender'], random: () => number, now: number): FakePerson {
  const below = (limit: number) => Math.floor(random() * limit);
  const year = new Date(now).getUTCFullYear() - AGE.min - 1 - below(AGE.span);
  const names = FIRST_NAMES[gender];
  return {
    gender,
    // Every month has 28 days.
    birthDate: `${year}-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`,
    firstName: names[below(names.length)] ?? names[0],
    lastName: 'Testpatient',
  };
}

/** Phone number reserved for fiction: 555-0100 to 555-0199 (NANPA). */
export const fakePhone = (random: () => number): string =>
  `+1${AREA_CODES[Math.floor(random() * AREA_CODES.length)]}55501${twoDigits(Math.floor(random() * 100))}`;

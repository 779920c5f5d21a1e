import type { Basics } from '../../registration/index.ts';
import type { ProductType } from '../../treatment/index.ts';

/** Whom to make up. */
export interface PersonWish {
  readonly gender: Basics['gender'];
  /** Numbers from 0 up to 1, as `Math.random` gives them. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Who somebody is made up to be. */
export type MadeUpPerson = Pick<Basics, 'gender' | 'birthDate' | 'firstName' | 'lastName'>;

const FIRST_NAMES = {
  female: ['Alice', 'Clara', 'Edith', 'Grace', 'Irene', 'Nora', 'Ruth', 'Vera'],
  male: ['Albert', 'Conrad', 'Edwin', 'Frank', 'Hugh', 'Martin', 'Owen', 'Walter'],
} as const;

/** A name that doctors and support see at once is nobody's. */
const LAST_NAME = 'Testpatient';

const AGE = { least: 30, span: 30 };

const pick = <Item>(items: readonly [Item, ...Item[]], random: () => number): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Somebody who passes every check of the basics step, between 30 and 60 years old. */
export function madeUpPerson({ gender, random, now }: PersonWish): MadeUpPerson {
  const year = new Date(now).getUTCFullYear() - AGE.least - 1 - Math.floor(random() * AGE.span);
  // Every month has a 28th.
  const [month, day] = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
  return {
    gender,
    birthDate: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    firstName: pick(FIRST_NAMES[gender], random),
    lastName: LAST_NAME,
  };
}

/**
 * An address that no mail reaches (RFC 2606) and that says what it is for.
 * @param id letters and digits that nobody had before
 */
export const madeUpEmail = (productType: ProductType, id: string): string =>
  `test-${productType}-${id}@example.com`;

/** A password that every usual rule takes, a new one for each. */
export const madeUpPassword = (id: string): string => `Test-${id}-7K`;

/** Area codes of large cities, one a time zone and more. */
const AREA_CODES = [
  '201',
  '206',
  '212',
  '213',
  '214',
  '215',
  '216',
  '303',
  '305',
  '312',
  '313',
  '314',
  '404',
  '415',
  '503',
  '504',
  '512',
  '602',
  '612',
  '617',
  '619',
  '702',
  '704',
  '713',
  '801',
] as const;

/** Numbers of each area code that are kept for fiction: 555-0100 to 555-0199 (NANPA). */
const FICTIONAL = 100;

/** How many phone numbers there are to make up. */
export const PHONE_COUNT = AREA_CODES.length * FICTIONAL;

/** A phone number that rings nowhere; counting on from the last one begins anew. */
export function madeUpPhone(index: number): string {
  const place = index % PHONE_COUNT;
  const area = AREA_CODES[Math.floor(place / FICTIONAL)] ?? AREA_CODES[0];
  return `+1${area}55501${twoDigits(place % FICTIONAL)}`;
}

/** How many numbers are tried before it is said that none is free. */
const PHONE_TRIES = 20;

/** From one try to the next: farther than any row of numbers that are taken, and no divisor of what there is. */
const PHONE_STRIDE = 601;

/** Numbers to try one after the other, all different. Those of earlier patients stand in rows, so each is far away. */
export function phonesToTry(random: () => number): readonly string[] {
  const first = Math.floor(random() * PHONE_COUNT);
  return Array.from({ length: PHONE_TRIES }, (_, index) => madeUpPhone(first + index * PHONE_STRIDE));
}

import type { Basics } from '#features/registration/index.ts';
import type { ProductType } from '#features/treatment/index.ts';

/** Options of {@link fakePerson}. */
export interface FakePersonOptions {
  readonly gender: Basics['gender'];
  /** As `Math.random`. */
  readonly random: () => number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export type FakePerson = Pick<Basics, 'gender' | 'birthDate' | 'firstName' | 'lastName'>;

const FIRST_NAMES = {
  female: ['Alice', 'Clara', 'Edith', 'Grace', 'Irene', 'Nora', 'Ruth', 'Vera'],
  male: ['Albert', 'Conrad', 'Edwin', 'Frank', 'Hugh', 'Martin', 'Owen', 'Walter'],
} as const;

/** Tells doctors and support that the patient is fake. */
const LAST_NAME = 'Testpatient';

/** Years. */
const AGE = { min: 30, span: 30 };

const pick = <Item>(items: readonly [Item, ...Item[]], random: () => number): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A person who passes every check of the basics step. */
export function fakePerson({ gender, random, now }: FakePersonOptions): FakePerson {
  const year = new Date(now).getUTCFullYear() - AGE.min - 1 - Math.floor(random() * AGE.span);
  // Every month has 28 days.
  const [month, day] = [1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)];
  return {
    gender,
    birthDate: `${year}-${twoDigits(month)}-${twoDigits(day)}`,
    firstName: pick(FIRST_NAMES[gender], random),
    lastName: LAST_NAME,
  };
}

/**
 * Email on a reserved domain (RFC 2606).
 * @param id unique letters and digits
 */
export const fakeEmail = (productType: ProductType, id: string): string =>
  `test-${productType}-${id}@example.com`;

/** Password that meets the usual rules. */
export const fakePassword = (id: string): string => `Test-${id}-7K`;

/** Area codes of large cities in all time zones. */
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

/** Numbers per area code reserved for fiction: 555-0100 to 555-0199 (NANPA). */
const FICTIONAL = 100;

/** Number of fake phone numbers. */
export const PHONE_COUNT = AREA_CODES.length * FICTIONAL;

/** Fictional phone number; the index wraps around. */
export function fakePhone(index: number): string {
  const place = index % PHONE_COUNT;
  const area = AREA_CODES[Math.floor(place / FICTIONAL)] ?? AREA_CODES[0];
  return `+1${area}55501${twoDigits(place % FICTIONAL)}`;
}

/** Numbers tried before giving up. */
const PHONE_TRIES = 20;

/** Larger than any run of taken numbers, and not a divisor of their count. */
const PHONE_STRIDE = 601;

/** Distinct numbers to try. Earlier patients took runs of numbers, so each is far from the one before. */
export function phonesToTry(random: () => number): readonly string[] {
  const first = Math.floor(random() * PHONE_COUNT);
  return Array.from({ length: PHONE_TRIES }, (_, index) => fakePhone(first + index * PHONE_STRIDE));
}

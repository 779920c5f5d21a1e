import type { ProductType } from '@patient/api';
import type { Basics } from '@patient/api/model';

/** Test patient requested by staff. */
export interface TestPatientRequest {
  readonly productType: ProductType;
  readonly gender: Basics['gender'];
  /** Postal abbreviation. */
  readonly state: string;
  /** Id of a point in `POINTS`. */
  readonly point: string;
  /** Empty to generate one. */
  readonly email: string;
  /** Empty to generate one. */
  readonly password: string;
  /** Empty for none. */
  readonly coupon: string;
}

/** Test patient with generated data. */
export interface TestPatient
  extends TestPatientRequest, Pick<Basics, 'birthDate' | 'firstName' | 'lastName'> {}

const FIRST_NAMES = {
  female: ['Alice', 'Clara', 'Edith', 'Grace', 'Irene', 'Nora', 'Ruth', 'Vera'],
  male: ['Albert', 'Conrad', 'Edwin', 'Frank', 'Hugh', 'Martin', 'Owen', 'Walter'],
} as const;

/** Area codes of large cities in all time zones. */
const AREA_CODES = ['206', '212', '213', '303', '312', '404', '415', '504', '602', '617'];

/** Ages, years. */
const AGE = { min: 30, span: 30 };

const twoDigits = (number: number) => String(number).padStart(2, '0');

/**
 * Person who passes all checks of the basics step. The last name shows staff that the patient is fake.
 * @param id unique letters and digits
 * @param random like `Math.random`
 * @param now milliseconds since 1970
 */
export function testPatient(
  request: TestPatientRequest,
  id: string,
  random: () => number,
  now: number,
): TestPatient {
  const below = (limit: number) => Math.floor(random() * limit);
  const year = new Date(now).getUTCFullYear() - AGE.min - 1 - below(AGE.span);
  const names = FIRST_NAMES[request.gender];
  return {
    ...request,
    // On a reserved domain (RFC 2606).
    email: request.email.trim() || `test-${request.productType}-${id}@example.com`,
    password: request.password || `Test-${id}-7K`,
    // A day that exists in every month.
    birthDate: `${year}-${twoDigits(1 + below(12))}-${twoDigits(1 + below(28))}`,
    firstName: names[below(names.length)] ?? names[0],
    lastName: 'Testpatient',
  };
}

/** Phone number reserved for fiction: 555-0100 to 555-0199 (NANPA). */
export const fakePhone = (random: () => number): string =>
  `+1${AREA_CODES[Math.floor(random() * AREA_CODES.length)]}55501${twoDigits(Math.floor(random() * 100))}`;

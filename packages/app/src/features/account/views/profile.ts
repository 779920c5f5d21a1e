import type { FieldProblem } from '#features/auth/index.ts';
import type { Patient, User } from '@patient/api';
import { fullName, heightText, isHeight, isWeight } from '@patient/api/model';
import { formatBirthDate } from '#shared/format/dates.ts';
import { sentence } from '#shared/format/plainText.ts';

/** Fact in a section of the profile. */
export interface ProfileFact {
  readonly term: string;
  readonly detail: string;
}

const facts = (entries: readonly (readonly [term: string, detail: string | undefined])[]): ProfileFact[] =>
  entries.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));

/** Name, email and formatted phone number. */
export const contactFacts = (
  { firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>,
  phone: string | undefined,
): ProfileFact[] =>
  facts([
    ['Name', fullName({ firstName, lastName })],
    ['Email', email],
    ['Phone', phone],
  ]);

interface WithPatient {
  readonly patient?: Omit<Patient, '_id' | 'status'> | undefined;
}

/** Gender, birth date (MM-DD-YYYY) and state of the identity check. */
export const basicFacts = ({ patient }: WithPatient): ProfileFact[] =>
  facts([
    ['Gender', patient?.basic?.gender ? sentence(patient.basic.gender) : undefined],
    ['Birth date', formatBirthDate(patient?.basic?.birthDate)],
    ['Identity', patient?.verify?.completed ? 'Verified' : 'Not verified yet'],
  ]);

export const bodyFacts = ({ patient }: WithPatient): ProfileFact[] =>
  facts([
    ['Height', heightText(patient?.height)],
    ['Weight', patient?.weight ? `${patient.weight}\u00A0lb` : undefined],
  ]);

/** Problems of height (inches) and weight (pounds). */
export const measureProblems = ({
  height,
  weight,
}: {
  readonly height: number | null;
  readonly weight: number | null;
}): readonly FieldProblem[] => [
  ...(isHeight(height)
    ? []
    : [{ name: 'height', message: 'Enter a height from 3 feet to 8 feet 11 inches' }]),
  ...(isWeight(weight) ? [] : [{ name: 'weight', message: 'Enter a weight from 50 to 1,000 pounds' }]),
];

import { fullName, heightText } from '@patient/api/model';
import { formatBirthDate } from '#shared/format/dates.ts';
import { sentence } from '#shared/format/plainText.ts';

type Text = string | null | undefined;

/** One line of a section. */
export interface ProfileFact {
  readonly term: string;
  readonly detail: string;
}

/** Input of the rules on the profile (specification section 3, User and Patient). */
export interface ProfileSource {
  readonly firstName?: Text;
  readonly lastName?: Text;
  readonly phone?: Text;
  readonly email?: Text;
  readonly patient?:
    | {
        readonly basic?: { readonly gender?: Text; readonly birthDate?: Text } | null | undefined;
        readonly height?: string | number | null | undefined;
        readonly weight?: number | null | undefined;
        readonly verify?: { readonly completed?: boolean | null | undefined } | null | undefined;
      }
    | null
    | undefined;
}

const facts = (entries: readonly (readonly [term: string, detail: Text])[]): ProfileFact[] =>
  entries.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []));

/** Name and contact; the phone number is formatted already. */
export const contactFacts = ({ firstName, lastName, email, phone }: ProfileSource): ProfileFact[] =>
  facts([
    ['Name', fullName({ firstName, lastName })],
    ['Email', email],
    ['Phone', phone],
  ]);

/** Gender and birth date, MM-DD-YYYY. */
export const basicFacts = ({ patient }: ProfileSource): ProfileFact[] =>
  facts([
    ['Gender', patient?.basic?.gender ? sentence(patient.basic.gender) : undefined],
    ['Birth date', formatBirthDate(patient?.basic?.birthDate)],
    ['Identity', patient?.verify?.completed ? 'Verified' : 'Not verified yet'],
  ]);

/** Height and weight. */
export const bodyFacts = ({ patient }: ProfileSource): ProfileFact[] =>
  facts([
    ['Height', heightText(patient?.height)],
    ['Weight', patient?.weight ? `${patient.weight}\u00A0lb` : undefined],
  ]);

import type { AddressCandidate, AddressSuggestion } from '@patient/api/address';
import type { PostalAddress } from '@patient/api';
import { zipProblem } from '../../../shared/format/zipProblem.ts';

/** Address of a form: every part is present, an empty one is not entered yet. */
export interface WrittenAddress {
  readonly address: string;
  readonly secondAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

export type AddressVerdict = 'verified' | 'missingUnit' | 'unknownUnit' | 'notFound';

const verdicts: Readonly<Record<string, AddressVerdict>> = {
  Y: 'verified',
  S: 'unknownUnit',
  D: 'missingUnit',
};

/** Verdict from the match code of the best candidate (specification section 5, `dpv_match_code`). */
export const addressVerdict = (candidates: readonly Pick<AddressCandidate, 'analysis'>[]): AddressVerdict =>
  verdicts[candidates[0]?.analysis.dpv_match_code ?? ''] ?? 'notFound';

/** Problem of one field. */
export interface AddressProblem {
  readonly name: keyof WrittenAddress;
  readonly message: string;
}

const needed: readonly (readonly [name: keyof WrittenAddress, message: string])[] = [
  ['address', 'Enter the street and the number'],
  ['city', 'Enter the city'],
  ['state', 'Choose the state'],
  ['zipCode', 'Enter the ZIP code'],
];

/** Problems that prevent verification, by field. */
export function addressProblems(written: WrittenAddress): AddressProblem[] {
  const missing = needed.filter(([name]) => written[name].trim() === '');
  const problems = missing.map(([name, message]) => ({ name, message }));
  const zip = written.zipCode.trim();
  const message = zip === '' ? undefined : zipProblem(zip, written.state);
  return message === undefined ? problems : [...problems, { name: 'zipCode', message }];
}

/** Trims every part. */
export const trimmed = ({
  address,
  secondAddress,
  city,
  state,
  zipCode,
}: WrittenAddress): WrittenAddress => ({
  address: address.trim(),
  secondAddress: secondAddress.trim(),
  city: city.trim(),
  state,
  zipCode: zipCode.trim(),
});

/** Fills missing parts of the service's address with empty text. */
export const written = (stored: PostalAddress | undefined): WrittenAddress => ({
  address: stored?.address ?? '',
  secondAddress: stored?.secondAddress ?? '',
  city: stored?.city ?? '',
  state: stored?.state ?? '',
  zipCode: stored?.zipCode ?? '',
});

/** Address of a suggestion; keeps the entered unit where the suggestion has none. */
export const suggested = (
  { street_line, city, state, zipcode = '' }: AddressSuggestion,
  { secondAddress }: WrittenAddress,
): WrittenAddress => ({ address: street_line, secondAddress, city, state, zipCode: zipcode });

/**
 * Merges only the parts that changed against what was shown into the latest address: a suggestion sets all parts while
 * its field still reports only its own line.
 */
export function merged(latest: WrittenAddress, shown: WrittenAddress, next: WrittenAddress): WrittenAddress {
  const changed = Object.entries(next).filter(
    ([part, text]) => !Object.entries(shown).some(([name, before]) => name === part && before === text),
  );
  return { ...latest, ...Object.fromEntries(changed) };
}

/** Suggestion on one line. */
export const suggestionText = ({ street_line, secondary, city, state, zipcode }: AddressSuggestion): string =>
  `${[street_line, secondary].filter(Boolean).join(' ')}, ${city}, ${[state, zipcode].filter(Boolean).join(' ')}`;

import type { AddressCandidate, AddressSuggestion } from '../../client/address/entities.ts';
import type { PostalAddress } from '../../client/entities.ts';
import { stateOfZip } from '../zipCodes.ts';

/** Input of an address form; parts that aren't entered are empty. */
export interface AddressInput {
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

/** Verdict for the match code of the best candidate (specification section 5, `dpv_match_code`). */
export const addressVerdict = (candidates: readonly Pick<AddressCandidate, 'analysis'>[]): AddressVerdict =>
  verdicts[candidates[0]?.analysis.dpv_match_code ?? ''] ?? 'notFound';

/** Converts an address of the service to form input. */
export const toAddressInput = (stored: PostalAddress | undefined): AddressInput => ({
  address: stored?.address ?? '',
  secondAddress: stored?.secondAddress ?? '',
  city: stored?.city ?? '',
  state: stored?.state ?? '',
  zipCode: stored?.zipCode ?? '',
});

/** Unit of a suggestion; undefined for a house and for a building with several units, where `secondary` is only "Apt". */
export const unitOf = ({ secondary = '', entries = 0 }: AddressSuggestion): string | undefined =>
  entries === 1 || (entries === 0 && /[\s\d]/.test(secondary.trim()))
    ? secondary.trim() || undefined
    : undefined;

/** Form input for a suggestion; keeps the entered unit if the suggestion has none. */
export const addressOfSuggestion = (
  suggestion: AddressSuggestion,
  { secondAddress }: AddressInput,
): AddressInput => ({
  address: suggestion.street_line,
  secondAddress: unitOf(suggestion) ?? secondAddress,
  city: suggestion.city,
  state: suggestion.state,
  zipCode: suggestion.zipcode ?? '',
});

/** City and state of a ZIP code, from the address service. */
export interface ZipPlace {
  readonly zipCode: string;
  readonly city: string;
  readonly state: string;
}

/**
 * Fills in an empty city and state from the ZIP code, unless it has been changed. With an empty city, the ZIP code also replaces
 * a state that it isn't in; otherwise the check before sending reports it.
 */
export function withPlaceOfZip(latest: AddressInput, { zipCode, city, state }: ZipPlace): AddressInput {
  if (latest.zipCode.trim() !== zipCode) return latest;
  if (latest.city !== '') return { ...latest, state: latest.state || state };
  const isInState = stateOfZip(zipCode, latest.state) === latest.state;
  return { ...latest, city, state: isInState ? latest.state : state };
}

/** Entries of `after` that differ from `before`. */
export const changes = (before: AddressInput, after: AddressInput) =>
  Object.entries(after).filter(
    ([part, text]) => !Object.entries(before).some(([name, old]) => name === part && old === text),
  );

/**
 * Applies the difference between the shown and the next input to the latest one. Selecting a suggestion sets all parts; the
 * change event of the street field that follows must not revert the others.
 */
export function mergeChanges(latest: AddressInput, shown: AddressInput, next: AddressInput): AddressInput {
  return { ...latest, ...Object.fromEntries(changes(shown, next)) };
}

import type { AddressCandidate, AddressSuggestion } from '@patient/api/address';
import type { PostalAddress } from '@patient/api';
import { stateName, stateOfZip } from '@patient/api/model';
import { typedLine } from '@patient/ui/text';
import { zipProblem } from '#shared/format/zipProblem.ts';

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

/** Problem of a field. */
export interface AddressProblem {
  readonly name: keyof AddressInput;
  readonly message: string;
}

const requiredParts: readonly (readonly [name: keyof AddressInput, message: string])[] = [
  ['address', 'Enter the street and the number'],
  ['city', 'Enter the city'],
  ['state', 'Choose the state'],
  ['zipCode', 'Enter the ZIP code'],
];

/**
 * Problems to fix before verification.
 * @param served abbreviations of the states where we deliver; if undefined, any state is accepted
 */
export function addressProblems(input: AddressInput, served?: readonly string[]): AddressProblem[] {
  const { state } = input;
  const problemOf = (name: keyof AddressInput, missing: string): string | undefined => {
    const text = typedLine(input[name]);
    if (text === '') return missing;
    if (name === 'zipCode') return zipProblem(text, state);
    if (name !== 'state' || served === undefined || served.includes(state)) return undefined;
    return `We don't deliver to ${stateName(state)} yet. Choose another state`;
  };
  return requiredParts.flatMap(([name, missing]) => {
    const message = problemOf(name, missing);
    return message === undefined ? [] : [{ name, message }];
  });
}

/** Input without extra spaces and invisible characters, as sent to the service. */
export const trimmed = ({ address, secondAddress, city, state, zipCode }: AddressInput): AddressInput => ({
  address: typedLine(address),
  secondAddress: typedLine(secondAddress),
  city: typedLine(city),
  state,
  zipCode: zipCode.trim(),
});

/** Converts an address of the service to form input. */
export const toAddressInput = (stored: PostalAddress | undefined): AddressInput => ({
  address: stored?.address ?? '',
  secondAddress: stored?.secondAddress ?? '',
  city: stored?.city ?? '',
  state: stored?.state ?? '',
  zipCode: stored?.zipCode ?? '',
});

/** Unit of a suggestion; undefined for a house and for a building with several units, where `secondary` is only "Apt". */
const unitOf = ({ secondary = '', entries = 0 }: AddressSuggestion): string | undefined =>
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

/** Suggestions in the state, then the others, without duplicates. */
export const mergeSuggestions = (
  near: readonly AddressSuggestion[],
  anywhere: readonly AddressSuggestion[],
): readonly AddressSuggestion[] => [
  ...new Map([...near, ...anywhere].map((item) => [suggestionOption(item).id, item])).values(),
];

/** Entries of `after` that differ from `before`. */
const changes = (before: AddressInput, after: AddressInput) =>
  Object.entries(after).filter(
    ([part, text]) => !Object.entries(before).some(([name, old]) => name === part && old === text),
  );

/** Draft to keep after an address is saved: undefined, unless the draft was changed since it was submitted. */
export const unsavedDraft = (
  draft: AddressInput | undefined,
  saved: AddressInput,
): AddressInput | undefined =>
  draft !== undefined && changes(saved, trimmed(draft)).length > 0 ? draft : undefined;

/**
 * Applies the difference between the shown and the next input to the latest one. Selecting a suggestion sets all parts; the
 * change event of the street field that follows must not revert the others.
 */
export function mergeChanges(latest: AddressInput, shown: AddressInput, next: AddressInput): AddressInput {
  return { ...latest, ...Object.fromEntries(changes(shown, next)) };
}

/** Option for a suggestion: street and unit as label; city, state, ZIP code and number of units as description. */
export function suggestionOption(suggestion: AddressSuggestion) {
  const { street_line, city, state, zipcode, entries = 0 } = suggestion;
  const label = [street_line, unitOf(suggestion)].filter(Boolean).join(' ');
  const place = `${city}, ${[state, zipcode].filter(Boolean).join(' ')}`;
  const description = entries > 1 ? `${place} (${entries} units)` : place;
  return { id: `${label}, ${description}`, label, value: street_line, description };
}

import type { AddressCandidate, AddressSuggestion } from '@patient/api/address';
import type { PostalAddress } from '@patient/api';
import { stateName } from '@patient/api/model';
import { typedLine } from '@patient/ui/text';
import { zipProblem } from '#shared/format/zipProblem.ts';

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

/**
 * Problems that prevent verification, by field.
 * @param served abbreviations of the states with deliveries; without them any state will do
 */
export function addressProblems(written: WrittenAddress, served?: readonly string[]): AddressProblem[] {
  const { state } = written;
  const problemOf = (name: keyof WrittenAddress, missing: string): string | undefined => {
    const text = typedLine(written[name]);
    if (text === '') return missing;
    if (name === 'zipCode') return zipProblem(text, state);
    if (name !== 'state' || served === undefined || served.includes(state)) return undefined;
    return `We don't deliver to ${stateName(state)} yet. Choose another state`;
  };
  return needed.flatMap(([name, missing]) => {
    const message = problemOf(name, missing);
    return message === undefined ? [] : [{ name, message }];
  });
}

/** Parts as they are sent. */
export const trimmed = ({
  address,
  secondAddress,
  city,
  state,
  zipCode,
}: WrittenAddress): WrittenAddress => ({
  address: typedLine(address),
  secondAddress: typedLine(secondAddress),
  city: typedLine(city),
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

/** Unit of a suggestion; undefined for a house, and for a building of several units, whose `secondary` is only "Apt". */
const unitOf = ({ secondary = '', entries = 0 }: AddressSuggestion): string | undefined =>
  entries === 1 || (entries === 0 && /[\s\d]/.test(secondary.trim()))
    ? secondary.trim() || undefined
    : undefined;

/** Address of a suggestion; keeps the entered unit where the suggestion has none. */
export const suggested = (
  suggestion: AddressSuggestion,
  { secondAddress }: WrittenAddress,
): WrittenAddress => ({
  address: suggestion.street_line,
  secondAddress: unitOf(suggestion) ?? secondAddress,
  city: suggestion.city,
  state: suggestion.state,
  zipCode: suggestion.zipcode ?? '',
});

/** Suggestions of the state and, after them, the others, each once. */
export const preferred = (
  near: readonly AddressSuggestion[],
  anywhere: readonly AddressSuggestion[],
): readonly AddressSuggestion[] => [
  ...new Map([...near, ...anywhere].map((item) => [suggestionOption(item).id, item])).values(),
];

/** Parts of an address that another one has otherwise. */
const changes = (before: WrittenAddress, after: WrittenAddress) =>
  Object.entries(after).filter(
    ([part, text]) => !Object.entries(before).some(([name, old]) => name === part && old === text),
  );

/** What of a draft is not saved once an address is: nothing, unless it was changed since. */
export const stillUnsaved = (
  draft: WrittenAddress | undefined,
  saved: WrittenAddress,
): WrittenAddress | undefined =>
  draft !== undefined && changes(saved, trimmed(draft)).length > 0 ? draft : undefined;

/**
 * Merges only the parts that changed against what was shown into the latest address: a suggestion sets all parts while
 * its field still reports only its own line.
 */
export function merged(latest: WrittenAddress, shown: WrittenAddress, next: WrittenAddress): WrittenAddress {
  return { ...latest, ...Object.fromEntries(changes(shown, next)) };
}

/** Suggestion in the list: its street and unit, and below them its place and, of a building, the number of units. */
export function suggestionOption(suggestion: AddressSuggestion) {
  const { street_line, city, state, zipcode, entries = 0 } = suggestion;
  const label = [street_line, unitOf(suggestion)].filter(Boolean).join(' ');
  const place = `${city}, ${[state, zipcode].filter(Boolean).join(' ')}`;
  const description = entries > 1 ? `${place} (${entries} units)` : place;
  return { id: `${label}, ${description}`, label, value: street_line, description };
}

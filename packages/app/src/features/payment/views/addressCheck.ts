import type { AddressSuggestion } from '@patient/api/address';
import { stateName, type AddressInput, unitOf } from '@patient/api/model';
import { typedLine } from '@patient/ui/text';
import { zipProblem } from '#shared/format/zipProblem.ts';

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

/** Suggestions in the state, then the others, without duplicates. */
export const mergeSuggestions = (
  near: readonly AddressSuggestion[],
  anywhere: readonly AddressSuggestion[],
): readonly AddressSuggestion[] => [
  ...new Map([...near, ...anywhere].map((item) => [suggestionOption(item).id, item])).values(),
];

/** Option for a suggestion: street and unit as label; city, state, ZIP code and number of units as description. */
export function suggestionOption(suggestion: AddressSuggestion) {
  const { street_line, city, state, zipcode, entries = 0 } = suggestion;
  const label = [street_line, unitOf(suggestion)].filter(Boolean).join(' ');
  const place = `${city}, ${[state, zipcode].filter(Boolean).join(' ')}`;
  const description = entries > 1 ? `${place} (${entries} units)` : place;
  return { id: `${label}, ${description}`, label, value: street_line, description };
}

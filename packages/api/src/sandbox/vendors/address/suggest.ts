import type { components } from '../../../generated/address.ts';
import { type BookAddress, addressBook, streetLine } from './book.ts';
import { abbreviated, inFull, plain, typedStreet } from './spelling.ts';

export type Suggestion = components['schemas']['Suggestion'];

/** Maximum number of suggestions of the vendor. */
const MAX_SUGGESTIONS = 10;
/** Maximum number of units that are listed separately. */
const MAX_LISTED_UNITS = 3;

interface Entry {
  key: string;
  address: BookAddress;
}

function keysOf(address: BookAddress): Entry[] {
  const { number, direction, street, suffix, city, state, zip } = address;
  const keyWith = (ending: string) =>
    plain([number, direction, street, ending, city, state, zip].filter((part) => part !== '').join(' '));
  return [suffix, inFull(suffix)].map((ending) => ({ key: keyWith(ending), address }));
}

const inOrder = (a: Entry, b: Entry) => (a.key < b.key ? -1 : Number(a.key > b.key));

let sorted: readonly Entry[] | undefined;

function index(): readonly Entry[] {
  sorted ??= addressBook().flatMap(keysOf).sort(inOrder);
  return sorted;
}

/** Index of the first entry that doesn't sort before a key. */
function firstFrom(entries: readonly Entry[], key: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function* startingWith(prefix: string): Generator<BookAddress> {
  const entries = index();
  const first = firstFrom(entries, prefix);
  for (const { key, address } of entries.slice(first)) {
    if (!key.startsWith(prefix)) return;
    yield address;
  }
}

/** Spellings to search for: the last word as typed, as it may be incomplete, and abbreviated. */
function spellings(typed: string): string[] {
  const words = plain(typed).split(' ');
  const last = words.pop() ?? '';
  const before = abbreviated(words.join(' '));
  return [...new Set([`${before} ${last}`.trim(), abbreviated(typed)])];
}

const within =
  (filter: string) =>
  ({ city, state }: BookAddress): boolean => {
    const names = filter
      .split(/[,;]/)
      .map(plain)
      .filter((name) => name !== '');
    return names.length === 0 || names.includes(plain(city)) || names.includes(plain(state));
  };

function suggestionOf(address: BookAddress, secondary = '', entries = 0): Suggestion {
  const { city, state, zip } = address;
  const street_line = streetLine(address);
  const text = `${[street_line, secondary].filter(Boolean).join(' ')}, ${city}, ${state} ${zip}`;
  return { text, street_line, secondary, city, state, zipcode: zip, entries };
}

/** Suggestions for an address: itself, a building with the number of its units, or its matching units. */
function suggestionsOf(address: BookAddress, typedUnit: string): Suggestion[] {
  const { units } = address;
  if (units === undefined) return [suggestionOf(address)];
  const { designator, numbers } = units;
  const listed =
    typedUnit === '' && numbers.length > MAX_LISTED_UNITS
      ? []
      : numbers.filter((number) => plain(number).startsWith(typedUnit));
  return listed.length === 0
    ? [suggestionOf(address, designator, numbers.length)]
    : listed.map((number) => suggestionOf(address, `${designator} ${number}`, 1));
}

/** Addresses that start with `prefix`, in the states or cities of `filter` if there are any. */
export function suggest(prefix: string, filter = ''): Suggestion[] {
  const isWithin = within(filter);
  const found = new Set<BookAddress>();
  const { line, unit } = typedStreet(prefix);
  for (const spelling of spellings(unit === '' ? prefix : line)) {
    for (const address of startingWith(spelling)) {
      if (found.size === MAX_SUGGESTIONS) break;
      if (isWithin(address)) found.add(address);
    }
  }
  return [...found].flatMap((address) => suggestionsOf(address, unit)).slice(0, MAX_SUGGESTIONS);
}

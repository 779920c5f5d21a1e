import type { components } from '../../../generated/address.ts';
import { type BookAddress, addressBook, streetLine } from './book.ts';
import { abbreviated, inFull, plain, typedStreet } from './spelling.ts';

export type Suggestion = components['schemas']['Suggestion'];

/** Maximum number of suggestions of the vendor. */
const MOST_SUGGESTIONS = 10;
/** Units up to which a building is listed unit by unit. */
const FEW_UNITS = 3;

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

function* beginningWith(prefix: string): Generator<BookAddress> {
  const entries = index();
  const first = firstFrom(entries, prefix);
  for (const { key, address } of entries.slice(first)) {
    if (!key.startsWith(prefix)) return;
    yield address;
  }
}

/** The last word may be incomplete, so the list has it once as typed and once abbreviated. */
function spellings(typed: string): string[] {
  const words = plain(typed).split(' ');
  const last = words.pop() ?? '';
  const before = abbreviated(words.join(' '));
  return [...new Set([`${before} ${last}`.trim(), abbreviated(typed)])];
}

const within =
  (filter: string) =>
  ({ city, state }: BookAddress): boolean => {
    const wanted = filter
      .split(/[,;]/)
      .map(plain)
      .filter((name) => name !== '');
    return wanted.length === 0 || wanted.includes(plain(city)) || wanted.includes(plain(state));
  };

function suggestionOf(address: BookAddress, secondary = '', entries = 0): Suggestion {
  const { city, state, zip } = address;
  const street_line = streetLine(address);
  const text = `${[street_line, secondary].filter(Boolean).join(' ')}, ${city}, ${state} ${zip}`;
  return { text, street_line, secondary, city, state, zipcode: zip, entries };
}

/** A house, a building with the number of its units, or those units that are few or begin with the typed one. */
function suggestionsOf(address: BookAddress, typedUnit: string): Suggestion[] {
  const { units } = address;
  if (units === undefined) return [suggestionOf(address)];
  const { designator, numbers } = units;
  const listed =
    typedUnit === '' && numbers.length > FEW_UNITS
      ? []
      : numbers.filter((number) => plain(number).startsWith(typedUnit));
  return listed.length === 0
    ? [suggestionOf(address, designator, numbers.length)]
    : listed.map((number) => suggestionOf(address, `${designator} ${number}`, 1));
}

/** Addresses that begin with what was typed, in a state or city where a filter names some. */
export function suggest(prefix: string, filter = ''): Suggestion[] {
  const isWithin = within(filter);
  const found = new Set<BookAddress>();
  const { line, unit } = typedStreet(prefix);
  for (const spelling of spellings(unit === '' ? prefix : line)) {
    for (const address of beginningWith(spelling)) {
      if (found.size === MOST_SUGGESTIONS) break;
      if (isWithin(address)) found.add(address);
    }
  }
  return [...found].flatMap((address) => suggestionsOf(address, unit)).slice(0, MOST_SUGGESTIONS);
}

import type { components } from '../../../generated/address.ts';
import { type BookAddress, addressBook, streetLine } from './book.ts';
import { abbreviated, inFull, plain } from './spelling.ts';

export type Suggestion = components['schemas']['Suggestion'];

/** As many as the vendor gives. */
const MOST_SUGGESTIONS = 10;

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

function suggestionOf(address: BookAddress): Suggestion {
  const { city, state, zip, units } = address;
  const street_line = streetLine(address);
  const secondary = units?.designator;
  return {
    text: `${street_line}${secondary ? ` ${secondary}` : ''}, ${city}, ${state} ${zip}`,
    street_line,
    ...(secondary && { secondary }),
    city,
    state,
    zipcode: zip,
    entries: units?.numbers.length ?? 0,
  };
}

/** Addresses that begin with what was typed, in a state or city where a filter names some. */
export function suggest(prefix: string, filter = ''): Suggestion[] {
  const isWithin = within(filter);
  const found = new Set<BookAddress>();
  for (const spelling of spellings(prefix)) {
    for (const address of beginningWith(spelling)) {
      if (found.size === MOST_SUGGESTIONS) break;
      if (isWithin(address)) found.add(address);
    }
  }
  return [...found].map(suggestionOf);
}

/** Long words of addresses and the postal service's short ones (Publication 28, appendices B and C). */
const short: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  lane: 'ln',
  drive: 'dr',
  boulevard: 'blvd',
  court: 'ct',
  place: 'pl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  apartment: 'apt',
  suite: 'ste',
};

const long: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(short).map(([word, abbreviation]) => [abbreviation, word]),
);

/** Lower case, without punctuation, one space between words; a '#' is a word of its own. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[.,;]/g, ' ').replaceAll('#', ' # ').trim().replaceAll(/\s+/g, ' ');

/** As the postal service would abbreviate it, so that two ways to write an address become one. */
export const abbreviated = (text: string): string =>
  plain(text)
    .split(' ')
    .map((word) => short[word] ?? word)
    .join(' ');

/** A suffix such as 'St' in full: 'street'. */
export const inFull = (suffix: string): string => long[suffix.toLowerCase()] ?? suffix.toLowerCase();

const designators = new Set(['apt', 'unit', 'ste', '#']);

/** Typed street line and unit number; '' without a unit. */
export interface TypedStreet {
  line: string;
  unit: string;
}

/** Separates the unit from the street, whether it was typed after it or in its own field. */
export function typedStreet(street: string, secondLine = ''): TypedStreet {
  const words = abbreviated(street).split(' ');
  const at = words.findIndex((word, index) => index > 0 && designators.has(word));
  const behind = at === -1 ? [] : words.slice(at);
  const second = abbreviated(secondLine).split(' ');
  const unit = [...behind, ...second].filter((word) => word !== '' && !designators.has(word)).join(' ');
  return { line: (at === -1 ? words : words.slice(0, at)).join(' '), unit };
}

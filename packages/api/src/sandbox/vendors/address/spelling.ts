/** Abbreviations of the postal service (Publication 28, appendices B and C). */
const abbreviations: Readonly<Record<string, string>> = {
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

const fullWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(abbreviations).map(([word, abbreviation]) => [abbreviation, word]),
);

/** Normalizes a text to lower case and single spaces, without punctuation. A '#' becomes a separate word. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[.,;]/g, ' ').replaceAll('#', ' # ').trim().replaceAll(/\s+/g, ' ');

/** Normalizes a text and abbreviates its words like the postal service. */
export const abbreviated = (text: string): string =>
  plain(text)
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');

/** Full word of a suffix, such as 'street' for 'St'. */
export const inFull = (suffix: string): string => fullWords[suffix.toLowerCase()] ?? suffix.toLowerCase();

const designators = new Set(['apt', 'unit', 'ste', '#']);

/** Typed street line and unit number; '' without a unit. */
export interface TypedStreet {
  line: string;
  unit: string;
}

/** Separates the unit from the street, whether it is in the same line or in the second one. */
export function typedStreet(street: string, secondLine = ''): TypedStreet {
  const words = abbreviated(street).split(' ');
  const at = words.findIndex((word, index) => index > 0 && designators.has(word));
  const afterStreet = at === -1 ? [] : words.slice(at);
  const second = abbreviated(secondLine).split(' ');
  const unit = [...afterStreet, ...second].filter((word) => word !== '' && !designators.has(word)).join(' ');
  return { line: (at === -1 ? words : words.slice(0, at)).join(' '), unit };
}

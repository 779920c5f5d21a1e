const letters = (word: string | undefined) => (word ? Array.from(word)[0] : undefined);

/** Titles before a name. */
const titles: ReadonlySet<string> = new Set(['dr', 'mr', 'mrs', 'ms', 'miss', 'mx', 'prof', 'professor']);

/**
 * Punctuation, symbols and emoji. As ranges of UTF-16 code units, because a pattern with Unicode properties takes 15 ms to
 * compile on a slow phone.
 */
const signs = /[!-/:-@[-`{-¿\u2010-\u2bff\u3001-\u303f]|[\ud83c-\ud83e][\udc00-\udfff]/g;

/** Words of a name without the titles before it and the degrees after a comma. */
function nameWords(name: string): readonly string[] {
  const [beforeComma = ''] = name.split(',');
  const words = beforeComma.replace(signs, '').split(/\s+/).filter(Boolean);
  const first = words.findIndex((word) => !titles.has(word.toLowerCase()));
  // A name that is a title only, such as "Dr.", keeps it.
  return first === -1 ? words.slice(-1) : words.slice(first);
}

/** Uppercase initials of the first and last word of a name; empty for a name without letters. */
export function initials(name: string): string {
  const words = nameWords(name);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [letters(words[0]), letters(last)].filter(Boolean).join('').toLocaleUpperCase('en');
}

const letters = (word: string | undefined) => (word ? Array.from(word)[0] : undefined);

/** Uppercase initials of the first and last word of a name; empty for a name without letters. */
export function initials(name: string): string {
  const words = name
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [letters(words[0]), letters(last)].filter(Boolean).join('').toLocaleUpperCase('en');
}

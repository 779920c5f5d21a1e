/** Replaces underscores of an unknown value with spaces (specification section 4). */
export const plainWords = (value: string): string => value.replaceAll('_', ' ');

/** {@link plainWords} with an initial capital. */
export function sentence(value: string): string {
  const words = plainWords(value).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Count with its noun, such as "1 photo" or "2 photos". */
export const pluralize = (count: number, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${count} ${noun}s`;

/** A value of an open list in plain words: underscores become spaces (specification section 4). */
export const plainWords = (value: string): string => value.replaceAll('_', ' ');

/** The same with a capital in front, for values that stand alone. */
export function sentence(value: string): string {
  const words = plainWords(value).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

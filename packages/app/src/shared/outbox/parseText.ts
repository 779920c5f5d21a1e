/** Stored text; undefined if it is not a string. */
export const parseText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

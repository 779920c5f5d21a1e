/** Stored text; undefined if it is not a string. */
export const parseText = (stored: unknown): string | undefined =>
  typeof stored === 'string' ? stored : undefined;

/**
 * Stored texts with the given names, without other properties, such as those of an older release; undefined if not a
 * record.
 */
export function parseTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = new Map(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  const parsed: Partial<Record<Name, string>> = {};
  for (const name of names) if (texts.has(name)) parsed[name] = texts.get(name);
  return parsed;
}

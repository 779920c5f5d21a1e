/** A text read back from what was kept; undefined for anything else. */
export const parseText = (kept: unknown): string | undefined => (typeof kept === 'string' ? kept : undefined);

/** Texts by their names, read back from what was kept; anything else, such as a draft of an older release, is none. */
export function parseTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = new Map(Object.entries(value).filter(([, text]) => typeof text === 'string'));
  const kept: Partial<Record<Name, string>> = {};
  for (const name of names) if (texts.has(name)) kept[name] = texts.get(name);
  return kept;
}

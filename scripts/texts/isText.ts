const PLACEHOLDER = /\{[^}]*\}/;

const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * Returns whether a patient can read `shown`: it is one of the texts, or one of them with texts for its placeholders. A placeholder
 * that fits anything would also fit the noun of an old sentence.
 */
export function isText(shown: string, texts: ReadonlySet<string>): boolean {
  if (texts.has(shown)) return true;
  return [...texts].some((text) => {
    const parts = text.split(PLACEHOLDER);
    if (parts.length === 1) return false;
    const values = new RegExp(`^${parts.map(escape).join('(.+)')}$`).exec(shown)?.slice(1);
    return values?.every((value) => texts.has(value)) ?? false;
  });
}

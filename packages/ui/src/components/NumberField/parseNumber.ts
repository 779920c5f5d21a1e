const plain = /^-?\d+(\.\d*)?$/;
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * Parses a number such as `180` or `1,234.5`. Returns undefined for other text and for ambiguous text (`70,5`),
 * because a weight must never be guessed.
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  return plain.test(trimmed) || grouped.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : undefined;
}

/**
 * Removes everything except digits, separators and signs. Keeps the period even for whole numbers, because 70.5 without
 * it would become 705.
 */
export const keepNumberCharacters = (text: string): string => text.replace(/[^\d.,-]/g, '');

const plain = /^-?\d+(\.\d*)?$/;
const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * The number a patient wrote, `180` or `1,234.5`; undefined where it is none, or might be read in two ways
 * (`70,5`): a weight is never guessed.
 */
export function readNumber(text: string): number | undefined {
  const written = text.trim();
  return plain.test(written) || grouped.test(written) ? Number(written.replaceAll(',', '')) : undefined;
}

/**
 * What is taken from the keyboard: digits and their signs. A dot stays even where only whole numbers are asked
 * for, since 70.5 without it would be 705.
 */
export const numberText = (written: string): string => written.replace(/[^\d.,-]/g, '');

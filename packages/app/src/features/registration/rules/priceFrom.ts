import { formatCents } from '../../../shared/format/money.ts';

/**
 * Lowest price of a month, such as "$12.00", of some treatments. Undefined where the brand states none.
 * @param monthlyFrom whole cents by product type
 */
export function priceFrom(
  monthlyFrom: Readonly<Record<string, number>>,
  productTypes: readonly string[],
): string | undefined {
  const prices = productTypes.flatMap((type) => monthlyFrom[type] ?? []);
  return prices.length === 0 ? undefined : formatCents(Math.min(...prices));
}

import { formatCents } from '../../../shared/format/money.ts';

/** Part of a brand that the rule uses. */
export interface BrandPrices {
  readonly productTypes: readonly string[];
  /** Whole cents by product type. */
  readonly monthlyFrom?: Readonly<Record<string, number>>;
}

/**
 * Lowest price of a month, such as "$12.00": of one treatment, or of all that a brand offers. Undefined where a brand
 * states none.
 */
export function priceFrom(brand: BrandPrices, productType: string | undefined): string | undefined {
  const asked = productType === undefined ? brand.productTypes : [productType];
  const prices = asked.flatMap((type) => brand.monthlyFrom?.[type] ?? []);
  return prices.length === 0 ? undefined : formatCents(Math.min(...prices));
}

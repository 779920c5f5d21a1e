import type { Product } from '../../core/schema.ts';

type Variation = NonNullable<Product['variations']>[number];
type Dose = NonNullable<Variation['doses']>[number];

/** Dose with its price in cents. */
export const dose = (
  id: string,
  weight: number,
  measure: string,
  price: number,
  more: Partial<Dose> = {},
): Dose => ({
  _id: id,
  weight,
  measure,
  price,
  status: 'active',
  strength: `${weight}${measure === '%' ? '' : ' '}${measure}`,
  ...more,
});

/** Dose priced per monthly package, with a lower price for three months. */
export const packaged = (
  id: string,
  weight: number,
  measure: string,
  price: number,
  quarterly: number,
  more: Partial<Dose> = {},
): Dose =>
  dose(id, weight, measure, price, { calculationAsPackage: true, specialQuarterlyPrice: quarterly, ...more });

import type { ProductType } from './slugs.ts';

const NAMES: Readonly<Record<ProductType, string>> = {
  ed: 'Erectile Dysfunction Treatment',
  hl: 'Hair Loss Treatment',
  wl: 'Weight Loss Treatment',
  ag: 'Anti-Aging Treatment',
};

/** How a product type is called where patients read it (specification section 2, treatment sidebar). */
export const treatmentName = (productType: ProductType): string => NAMES[productType];

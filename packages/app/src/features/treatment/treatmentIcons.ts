import type { IconName } from '@patient/ui/Icon';
import type { ProductType } from './rules/slugs.ts';

const ICONS: Readonly<Record<ProductType, IconName>> = {
  ed: 'pill',
  hl: 'hair',
  wl: 'scale',
  ag: 'sparkle',
};

/** The picture of a treatment. */
export const treatmentIcon = (productType: ProductType): IconName => ICONS[productType];

import type { ProductType } from '../../client/entities.ts';

/** Product types of specification section 1: erectile dysfunction, hair loss, weight loss, anti-aging. */
export const PRODUCT_TYPES: readonly ProductType[] = ['ed', 'hl', 'wl', 'ag'];

const SLUG_BY_TYPE = { ed: 'ed', hl: 'hairloss', wl: 'weightloss', ag: 'antiaging' } as const;

/** Whether a stored or received text names a product type. */
export const isProductType = (text: string): text is ProductType =>
  PRODUCT_TYPES.some((productType) => productType === text);

/** Product type of a slug; an unknown slug is ed (specification section 2). */
export function productTypeOfSlug(slug: string): ProductType {
  const lowercase = slug.toLowerCase();
  return PRODUCT_TYPES.find((productType) => SLUG_BY_TYPE[productType] === lowercase) ?? 'ed';
}

export const slugOfProductType = (productType: ProductType): string => SLUG_BY_TYPE[productType];

/** Fields of a brand that rules use. */
export interface BrandOffer {
  readonly id: string;
  readonly productTypes: readonly string[];
}

/** Product types of a brand, in the brand's order. */
export const offeredProductTypes = (brand: BrandOffer): readonly ProductType[] =>
  brand.productTypes.filter(isProductType);

/** Whether a brand offers a product type: the product brand hides ed and hl (specification section 1). */
export const offers = (brand: BrandOffer, productType: ProductType): boolean =>
  brand.productTypes.includes(productType);

/** Whether all choices of a treatment are on one page, where Back leaves the step (specification section 4). */
export const isSinglePageTreatment = (productType: string): boolean =>
  productType === 'hl' || productType === 'ag';

/** Product types of specification section 1. */
export const PRODUCT_TYPES = ['ed', 'hl', 'wl', 'ag'] as const;

/** ed (erectile dysfunction), hl (hair loss), wl (weight loss), ag (anti-aging). */
export type ProductType = (typeof PRODUCT_TYPES)[number];

const SLUG_BY_TYPE = { ed: 'ed', hl: 'hairloss', wl: 'weightloss', ag: 'antiaging' } as const;

/** Whether a stored or received text names a product type. */
export const isProductType = (text: string): text is ProductType =>
  PRODUCT_TYPES.some((productType) => productType === text);

/** Product type of a slug; an unknown slug is ed (specification section 2). */
export function productTypeOfSlug(slug: string): ProductType {
  const known = slug.toLowerCase();
  return PRODUCT_TYPES.find((productType) => SLUG_BY_TYPE[productType] === known) ?? 'ed';
}

export const slugOfProductType = (productType: ProductType): string => SLUG_BY_TYPE[productType];

/** Part of a brand that rules use. */
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

/** First path segments that are pages and therefore never a slug. */
export const PAGE_SEGMENTS: ReadonlySet<string> = new Set([
  'create-test-user-flow',
  'doctor-info',
  'login',
  'new-password',
  'register',
  'reset-password',
  'steps',
  'thank-you',
  'user',
]);

/** Slug of a path, as it stands in the address; undefined for `/`, for pages and for more than one segment. */
export function slugOfPath(pathname: string): string | undefined {
  const [slug, more] = pathname.split('/').filter(Boolean);
  return slug === undefined || more || PAGE_SEGMENTS.has(slug.toLowerCase()) ? undefined : slug;
}

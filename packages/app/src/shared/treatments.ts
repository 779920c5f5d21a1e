import type { ProductType } from '@patient/api';
import type { IconName } from '@patient/ui/Icon';

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

/** First path segments of pages, which are never a slug. */
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

/** Slug of a path, still encoded; undefined for `/`, pages and paths of several segments. */
export function slugOfPath(pathname: string): string | undefined {
  const [slug, more] = pathname.split('/').filter(Boolean);
  return slug === undefined || more || PAGE_SEGMENTS.has(slug.toLowerCase()) ? undefined : slug;
}

const NAMES: Readonly<Record<ProductType, string>> = {
  ed: 'Erectile Dysfunction Treatment',
  hl: 'Hair Loss Treatment',
  wl: 'Weight Loss Treatment',
  ag: 'Anti-Aging Treatment',
};

const CONDITIONS: Readonly<Record<ProductType, string>> = {
  ed: 'erectile dysfunction',
  hl: 'hair loss',
  wl: 'weight loss',
  ag: 'anti-aging',
};

/** What a treatment is for, within a sentence. */
export const treatmentCondition = (productType: ProductType): string => CONDITIONS[productType];

const ABOUT: Readonly<Record<ProductType, string>> = {
  ed: 'Tablets that work when you need them, or every day.',
  hl: 'Keep the hair you have, and grow some back.',
  wl: 'A weekly dose, and a doctor who follows your progress.',
  ag: 'Care for your skin and energy as you age.',
};

/** One-sentence description of a treatment. */
export const treatmentAbout = (productType: ProductType): string => ABOUT[productType];

/** Name of a treatment for patients (specification section 2, treatment sidebar). */
export const treatmentName = (productType: ProductType): string => NAMES[productType];

const ICONS: Readonly<Record<ProductType, IconName>> = {
  ed: 'pill',
  hl: 'hair',
  wl: 'scale',
  ag: 'sparkle',
};

/** Icon of a treatment. */
export const treatmentIcon = (productType: ProductType): IconName => ICONS[productType];

/** Whether all choices of a treatment are on one page, where Back leaves the step (specification section 4). */
export const isSinglePageTreatment = (productType: string): boolean =>
  productType === 'hl' || productType === 'ag';

import type { ProductType } from '@patient/api';
import type { IconName } from '@patient/ui/Icon';

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

/** Subscription with or without a chosen product. */
interface NamedSubscription {
  readonly productType: ProductType;
  readonly plan?: { readonly productName?: string | null | undefined } | null | undefined;
}

/** Name of the product, or of the treatment if no product is chosen. */
export const productName = ({ plan, productType }: NamedSubscription): string =>
  plan?.productName || treatmentName(productType);

const ICONS: Readonly<Record<ProductType, IconName>> = {
  ed: 'pill',
  hl: 'hair',
  wl: 'scale',
  ag: 'sparkle',
};

/** Icon of a treatment. */
export const treatmentIcon = (productType: ProductType): IconName => ICONS[productType];

import {
  offeredProductTypes,
  offers,
  productTypeOfSlug,
  slugOfPath,
  type BrandOffer,
} from '#shared/treatments.ts';
import type { ProductType } from '@patient/api';

/** Parts of the basics step, one page each. */
export type BasicsPart = 'treatment' | 'place' | 'person' | 'contact' | 'account';

/** Treatment of an entry address; undefined where the patient is asked (decisions, "Routes"). */
export function treatmentOfEntry(brand: BrandOffer, pathname: string): ProductType | undefined {
  const slug = slugOfPath(pathname);
  if (slug === undefined) return undefined;
  const productType = productTypeOfSlug(slug);
  return offers(brand, productType) ? productType : undefined;
}

/** The brand's other treatments. */
export const otherTreatments = (brand: BrandOffer, productType: ProductType): readonly ProductType[] =>
  offeredProductTypes(brand).filter((other) => other !== productType);

/** Facts that decide which parts are shown. */
export interface BasicsSetting {
  readonly asksTreatment: boolean;
  /** Whether an interrupted registration has created the patient record. */
  readonly hasPatient: boolean;
}

/** Parts in order; the state is checked before anything else about the patient. */
export function basicsParts({ asksTreatment, hasPatient }: BasicsSetting): readonly BasicsPart[] {
  const about: readonly BasicsPart[] = hasPatient ? ['account'] : ['place', 'person', 'contact', 'account'];
  return asksTreatment ? ['treatment', ...about] : about;
}

/**
 * Part to show: the one the address names, but none after a part that is not done.
 * @param done parts with checked answers
 */
export function partToShow(
  parts: readonly BasicsPart[],
  wanted: string | null,
  done: ReadonlySet<BasicsPart>,
): BasicsPart {
  const open = parts.findIndex((part) => !done.has(part));
  const furthest = open === -1 ? parts.length - 1 : open;
  const index = parts.findIndex((part) => part === wanted);
  return parts[Math.min(index === -1 ? 0 : index, furthest)] ?? 'account';
}

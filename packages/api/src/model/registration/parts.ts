import {
  offeredProductTypes,
  offers,
  productTypeOfSlug,
  type BrandOffer,
} from '../treatment/productTypes.ts';
import type { ProductType } from '../../client/entities.ts';

/** Parts of the basics step, one page each. */
export type BasicsPart = 'treatment' | 'place' | 'person' | 'account';

/** Treatment named by the slug of an entry URL; undefined if the patient chooses one on the page (decisions, "Routes"). */
export function treatmentOfEntry(brand: BrandOffer, slug: string | undefined): ProductType | undefined {
  if (slug === undefined) return undefined;
  const productType = productTypeOfSlug(slug);
  return offers(brand, productType) ? productType : undefined;
}

/** Treatments of the brand, except one. */
export const otherTreatments = (brand: BrandOffer, productType: ProductType): readonly ProductType[] =>
  offeredProductTypes(brand).filter((other) => other !== productType);

/** Facts that decide which parts are shown. */
export interface BasicsSetting {
  /** Whether the patient has to choose a treatment. */
  readonly needsTreatment: boolean;
  /** Whether an interrupted registration has created the patient record. */
  readonly hasPatient: boolean;
}

/** Parts in order. The place comes first, so that patients in other states enter nothing else. */
export function basicsParts({ needsTreatment, hasPatient }: BasicsSetting): readonly BasicsPart[] {
  const about: readonly BasicsPart[] = hasPatient ? ['account'] : ['place', 'person', 'account'];
  return needsTreatment ? ['treatment', ...about] : about;
}

/**
 * Part to show: the requested one, but at most the first part that isn't done.
 * @param requested part named in the URL
 * @param done parts that have passed their checks
 */
export function partToShow(
  parts: readonly BasicsPart[],
  requested: string | null,
  done: ReadonlySet<BasicsPart>,
): BasicsPart {
  const open = parts.findIndex((part) => !done.has(part));
  const furthest = open === -1 ? parts.length - 1 : open;
  const index = parts.findIndex((part) => part === requested);
  return parts[Math.min(index === -1 ? 0 : index, furthest)] ?? 'account';
}

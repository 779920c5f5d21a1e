import {
  offeredProductTypes,
  offers,
  productTypeOfSlug,
  slugOfPath,
  type BrandOffer,
  type ProductType,
} from '../../treatment/index.ts';

/** The parts of the basics step, each one page of few fields. */
export type BasicsPart = 'treatment' | 'place' | 'person' | 'contact' | 'account';

/** The treatment an entry address stands for; undefined where the patient is asked (decisions, "Routes"). */
export function treatmentOfEntry(brand: BrandOffer, pathname: string): ProductType | undefined {
  const slug = slugOfPath(pathname);
  if (slug === undefined) return undefined;
  const productType = productTypeOfSlug(slug);
  return offers(brand, productType) ? productType : undefined;
}

/** What the brand treats besides a treatment. */
export const otherTreatments = (brand: BrandOffer, productType: ProductType): readonly ProductType[] =>
  offeredProductTypes(brand).filter((other) => other !== productType);

/** What is known before the first part is shown. */
export interface BasicsSetting {
  /** The address names no treatment. */
  readonly asksTreatment: boolean;
  /** The account has its patient record already: a registration that broke off right behind it. */
  readonly hasPatient: boolean;
}

/** The parts in their order: the state is checked before anything else about the patient. */
export function basicsParts({ asksTreatment, hasPatient }: BasicsSetting): readonly BasicsPart[] {
  const about: readonly BasicsPart[] = hasPatient ? ['account'] : ['place', 'person', 'contact', 'account'];
  return asksTreatment ? ['treatment', ...about] : about;
}

/**
 * The part to show: the one the address names, but never one behind a part that is not done, as after a reload.
 * @param done parts whose answers were checked on this visit
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

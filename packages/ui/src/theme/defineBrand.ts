/** Addresses of what a patient agrees to. */
interface BrandLegal {
  readonly terms: string;
  readonly privacy: string;
  /** What being treated by a doctor online means. */
  readonly telehealth: string;
}

/** What a brand is: data, one file per brand in `src/brands`. A new one costs one token file, one logo, one host entry. */
export interface Brand {
  /** Value of `data-brand` on the root element, and the name of the brand's token file. */
  readonly id: string;
  /** The name patients read. Spelled in the brand's file and nowhere else. */
  readonly name: string;
  /** Title of the page; a screen's own title stands before it. */
  readonly title: string;
  /** Colour of the browser's own bars, `#rrggbb`. */
  readonly themeColor: string;
  /** The mark: one path, drawn in the brand's colour beside the name, and as the favicon. */
  readonly logo: { readonly viewBox: string; readonly path: string };
  /** Host names that show this brand, without port. */
  readonly hosts: readonly string[];
  /** Where a click on the logo leads from /login, /register and /ed, and what logging out opens. https. */
  readonly websiteUrl: string;
  /** What a patient agrees to before an account is made: pages without a query, https. */
  readonly legal: BrandLegal;
  /** Where the support dialog writes to. */
  readonly supportEmail: string;
  /** Product types on offer, in the order they are shown (specification section 1). */
  readonly productTypes: readonly string[];
}

const hex = /^#[0-9a-f]{6}$/i;

/** A page that is the same for everybody: what stands behind a ? or # could tell one patient from another. */
const isPage = (address: string) => /^https:\/\/[^?#\s]+$/.test(address);

/**
 * Checks a brand's data once, when it is defined.
 * @throws Error naming the field that cannot be right.
 */
export function defineBrand(brand: Brand): Brand {
  const wrong =
    (!/^[a-z][a-z0-9-]*$/.test(brand.id) && 'id') ||
    (!brand.name.trim() && 'name') ||
    (!hex.test(brand.themeColor) && 'themeColor') ||
    (!brand.websiteUrl.startsWith('https://') && 'websiteUrl') ||
    (!Object.values(brand.legal).every(isPage) && 'legal') ||
    (!brand.supportEmail.includes('@') && 'supportEmail') ||
    (brand.hosts.length === 0 && 'hosts') ||
    (brand.productTypes.length === 0 && 'productTypes');
  if (wrong) throw new Error(`Brand "${brand.id}": ${wrong} is not usable`);
  return brand;
}

/** The brand's mark as an SVG file, for the favicon. */
export const brandIcon = (brand: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brand.logo.viewBox}"><path fill="${brand.themeColor}" d="${brand.logo.path}"/></svg>`;

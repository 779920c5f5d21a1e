import type { BrandStrings } from '../brands/strings.ts';

/** URLs of the legal pages. */
interface BrandLegal {
  readonly terms: string;
  readonly privacy: string;
  /** Consent to online treatment. */
  readonly telehealth: string;
}

/** Data of a brand, one file each in `src/brands`. */
export interface Brand {
  /** Value of `data-brand` on the root element and name of the brand's token file. */
  readonly id: string;
  /** Name that patients read. Written only in the brand's file. */
  readonly name: string;
  /** Page title; the title of the screen comes before it. */
  readonly title: string;
  /** Color of the browser's toolbar, `#rrggbb`. */
  readonly themeColor: string;
  /** Mark as a single path, used in the logo and the favicon. */
  readonly logo: { readonly viewBox: string; readonly path: string };
  /** Host names of this brand, without port. */
  readonly hosts: readonly string[];
  /** https URL that opens when a patient logs out, or presses the logo on /login, /register and /ed. */
  readonly websiteUrl: string;
  /** Pages a patient agrees to before creating an account: https URLs without a query. */
  readonly legal: BrandLegal;
  /** Support email address. */
  readonly supportEmail: string;
  /** Seller's postal address on receipts, one line each. */
  readonly postalAddress: readonly string[];
  /** Available product types in display order (specification section 1). */
  readonly productTypes: readonly string[];
  /** Sentences that this brand words differently, by piece: `{ SignInForm: { lead: '…' } }`. @default those of the pieces */
  readonly strings?: BrandStrings;
}

/** Brand as another app defines it: only `id` and `name` are required. */
export type BrandOptions = Pick<Brand, 'id' | 'name'> & Partial<Brand>;

/** Addresses are empty by default: components leave out what is empty. */
const defaults = {
  themeColor: '#ffffff',
  logo: { viewBox: '0 0 32 32', path: 'M16 3a13 13 0 1 1 0 26a13 13 0 0 1 0-26Z' },
  hosts: [],
  websiteUrl: '',
  legal: { terms: '', privacy: '', telehealth: '' },
  supportEmail: '',
  postalAddress: [],
  productTypes: [],
} satisfies Partial<Brand>;

/** Whether an id can be the value of `data-brand` and the name of a file. */
export const isBrandId = (id: string): boolean => /^[a-z][a-z0-9-]*$/.test(id);

const hex = /^#[0-9a-f]{6}$/i;

/** Whether a URL is the same for everyone; a query or fragment could identify a patient. */
const isPage = (address: string) => /^https:\/\/[^?#\s]+$/.test(address);

/** Name of the first field with an invalid value, if any. */
const invalidField = (brand: BrandOptions): string | false =>
  (!isBrandId(brand.id) && 'id') ||
  (!brand.name.trim() && 'name') ||
  (brand.themeColor !== undefined && !hex.test(brand.themeColor) && 'themeColor') ||
  (brand.websiteUrl?.startsWith('https://') === false && 'websiteUrl') ||
  (!Object.values(brand.legal ?? {}).every(isPage) && 'legal') ||
  (brand.supportEmail?.includes('@') === false && 'supportEmail') ||
  (brand.postalAddress?.length === 0 && 'postalAddress') ||
  (brand.hosts?.length === 0 && 'hosts') ||
  (brand.productTypes?.length === 0 && 'productTypes');

/**
 * Brand of another app, for `UiProvider`. Its colors are those of its token file. The title is its name and the logo a disc
 * by default.
 * The brands of this package are validated by a test and by builds of the app, so that pages don't load the rules.
 * @throws Error naming the invalid field.
 */
export function defineBrand(brand: BrandOptions): Brand {
  const invalid = invalidField(brand);
  if (invalid) throw new Error(`Brand "${brand.id}": ${invalid} is invalid`);
  return { ...defaults, title: brand.name, ...brand };
}

/** Favicon of a brand as SVG text. */
export const brandIcon = (brand: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${brand.logo.viewBox}"><path fill="${brand.themeColor}" d="${brand.logo.path}"/></svg>`;

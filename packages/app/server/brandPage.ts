/** Brand data of an HTML page, from `src/prerender.tsx`. */
export interface BrandPage {
  /** Value of `data-brand` and folder name under `dist/pages`. */
  readonly id: string;
  /** Title until a screen sets its own. */
  readonly title: string;
  /** Color of the browser's toolbar, `#rrggbb`. */
  readonly themeColor: string;
  /** Favicon markup. */
  readonly iconSvg: string;
  /** Host names of this brand, without port. */
  readonly hosts: readonly string[];
}

/** Finds the brand of a host name, with or without port. Unknown hosts get the first brand. */
export function brandOf<Brand extends { readonly hosts: readonly string[] }>(
  brands: readonly [Brand, ...Brand[]],
  host: string | undefined,
): Brand {
  const name = host?.replace(/:\d+$/, '').toLowerCase();
  return brands.find(({ hosts }) => hosts.includes(name ?? '')) ?? brands[0];
}

/** What a page needs to know of its brand; `src/prerender.tsx` lists one per brand. */
export interface BrandPage {
  /** Value of `data-brand`, and the folder's name under `dist/pages`. */
  readonly id: string;
  /** The title until a screen has its own. */
  readonly title: string;
  /** Colour of the browser's own bars, `#rrggbb`. */
  readonly themeColor: string;
  /** The favicon's file. */
  readonly iconSvg: string;
  /** Host names that show this brand, without port. */
  readonly hosts: readonly string[];
}

/** The brand of a host name, with or without port; the first brand for an unknown one. */
export function brandOf<Brand extends { readonly hosts: readonly string[] }>(
  brands: readonly [Brand, ...Brand[]],
  host: string | undefined,
): Brand {
  const name = host?.replace(/:\d+$/, '').toLowerCase();
  return brands.find(({ hosts }) => hosts.some((known) => known === name)) ?? brands[0];
}

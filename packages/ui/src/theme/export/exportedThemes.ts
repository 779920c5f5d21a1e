import { schemeNames } from '../brandProblems.ts';
import { primitives, schemes, type Scheme } from '../sources.ts';
import type { TokenTree } from '../tokens.ts';

/** Brand in a scheme, which design tools call a theme or mode. */
export interface ExportedTheme {
  readonly brand: string;
  readonly scheme: Scheme;
  /** Name of the theme and its file: `mens-light`. */
  readonly name: string;
  /** Token trees, later ones override earlier ones. */
  readonly sources: readonly TokenTree[];
}

/** Every brand in every scheme. */
export const exportedThemes = (brands: Readonly<Record<string, TokenTree>>): readonly ExportedTheme[] =>
  Object.entries(brands).flatMap(([brand, tokens]) =>
    schemeNames.map((scheme) => ({
      brand,
      scheme,
      name: `${brand}-${scheme}`,
      sources: [primitives, schemes[scheme], tokens],
    })),
  );

import { brandTokens, primitives, resolveTokens, schemes, themeColors } from '@patient/ui/tokens';
import type { ResolvedToken, Scheme, TokenTree } from '@patient/ui/tokens';
import { brands } from '@patient/ui/theme';

/** Tokens of the brand and scheme selected in the toolbar. */
export interface ResolvedTheme {
  readonly scheme: Scheme;
  /** CSS colors by path: `color.text.rest`. */
  readonly colors: ReadonlyMap<string, string>;
  /** Tokens by path, with aliases resolved. */
  readonly tokens: ReadonlyMap<string, ResolvedToken>;
  /** Merged token files with unresolved aliases. */
  readonly sources: readonly TokenTree[];
}

/** Reads brand and scheme from a story's globals. */
export function themeFromGlobals(globals: Readonly<Record<string, unknown>>): ResolvedTheme {
  const chosen = typeof globals['brand'] === 'string' ? globals['brand'] : brands[0].id;
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light';
  const brand = brandTokens[chosen] ?? brandTokens[brands[0].id] ?? {};
  const sources = [primitives, schemes[scheme], brand];
  return { scheme, colors: themeColors(brand, scheme), tokens: resolveTokens(...sources), sources };
}

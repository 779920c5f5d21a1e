import { brandTokens, primitives, resolveTokens, schemes, themeColors } from '@patient/ui/tokens';
import type { ResolvedToken, Scheme, TokenTree } from '@patient/ui/tokens';
import { brands } from '@patient/ui/theme';

/** What the toolbars ask for, read as tokens. */
export interface Look {
  readonly scheme: Scheme;
  /** CSS colours by path: `color.text.rest`. */
  readonly colors: ReadonlyMap<string, string>;
  /** Every token by path, aliases followed. */
  readonly tokens: ReadonlyMap<string, ResolvedToken>;
  /** The token files laid over each other, aliases as written. */
  readonly sources: readonly TokenTree[];
}

/** Reads brand and scheme from the globals a story is shown with. */
export function lookOf(globals: Readonly<Record<string, unknown>>): Look {
  const chosen = typeof globals['brand'] === 'string' ? globals['brand'] : brands[0].id;
  const scheme = globals['scheme'] === 'dark' ? 'dark' : 'light';
  const brand = brandTokens[chosen] ?? brandTokens[brands[0].id] ?? {};
  const sources = [primitives, schemes[scheme], brand];
  return { scheme, colors: themeColors(brand, scheme), tokens: resolveTokens(...sources), sources };
}

import { cssShape } from './shape.ts';
import { primitives, schemes, themedSources, type Scheme } from './sources.ts';
import { resolveTokens, type TokenTree } from './tokens.ts';

/** Rule of a brand's theme: where it applies, and the scheme whose values it sets. */
export interface ThemeRule {
  readonly selector: string;
  readonly scheme: Scheme;
  /** Media query, if the rule depends on the device. */
  readonly media?: string;
}

/**
 * Rules of a brand's theme, later ones win. `data-brand` selects the brand and `data-scheme` forces a scheme, on any
 * element: the root, or one pane of a side-by-side view. Without `data-scheme`, the scheme follows the system. Paper is always light.
 */
export const themeRules = (id: string): readonly ThemeRule[] => [
  { selector: `[data-brand="${id}"]`, scheme: 'light' },
  {
    selector: `[data-brand="${id}"]:not([data-scheme="light"])`,
    scheme: 'dark',
    media: 'screen and (prefers-color-scheme: dark)',
  },
  { selector: `[data-brand="${id}"][data-scheme="dark"]`, scheme: 'dark', media: 'screen' },
];

/** CSS values for a brand and scheme. */
export const themeValues = (brand: TokenTree, scheme: Scheme) =>
  cssShape(themedSources, resolveTokens(primitives, schemes[scheme], brand));

/**
 * Variables set by the rules of a scheme. The light rule matches every element that a dark rule matches, so dark rules leave
 * out variables that do not differ.
 */
export const changedBy = (
  scheme: Scheme,
  { light, dark }: Readonly<Record<Scheme, Readonly<Record<string, string>>>>,
): Record<string, string> =>
  scheme === 'light'
    ? { ...light }
    : Object.fromEntries(Object.entries(dark).filter(([name, value]) => light[name] !== value));

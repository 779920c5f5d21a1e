import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { vars } from './contract.css.ts';
import { cssShape } from './shape.ts';
import { primitives, schemes, themedSources, type Scheme } from './sources.ts';
import { resolveTokens, type TokenTree } from './tokens.ts';

/** CSS values for a brand and scheme. */
export const themeValues = (brand: TokenTree, scheme: Scheme) =>
  cssShape(themedSources, resolveTokens(primitives, schemes[scheme], brand));

const inLayer = (rule: object) => ({ '@layer': { [layers.theme]: rule } });

/**
 * Writes the themes of a brand. Call it in a `.css.ts` file. `data-brand` selects the brand and `data-scheme` forces
 * a scheme, on any element: the root, or one pane of a side-by-side view. Without `data-scheme`, the scheme follows
 * the system.
 */
export function brandTheme(id: string, tokens: TokenTree): void {
  const light = assignVars(vars, themeValues(tokens, 'light'));
  const inLight = new Map(Object.entries(light));
  // The rules of the dark scheme select the same element, so what does not differ is left out.
  const dark = Object.fromEntries(
    Object.entries(assignVars(vars, themeValues(tokens, 'dark'))).filter(
      ([name, value]) => inLight.get(name) !== value,
    ),
  );
  const brand = `[data-brand="${id}"]`;
  globalStyle(brand, inLayer({ colorScheme: 'light', vars: light }));
  globalStyle(
    `${brand}:not([data-scheme="light"])`,
    inLayer({ '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } } }),
  );
  globalStyle(`${brand}[data-scheme="dark"]`, inLayer({ colorScheme: 'dark', vars: dark }));
}

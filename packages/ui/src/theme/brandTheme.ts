import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { vars } from './contract.css.ts';
import { changedBy, themeRules, themeValues } from './themeRules.ts';
import type { TokenTree } from './tokens.ts';

const inLayer = (rule: object) => ({ '@layer': { [layers.theme]: rule } });

/** Writes the theme of a brand of this package. Works only in a `.css.ts` file; `brandCss` works everywhere. */
export function brandTheme(id: string, tokens: TokenTree): void {
  const valuesOf = {
    light: assignVars(vars, themeValues(tokens, 'light')),
    dark: assignVars(vars, themeValues(tokens, 'dark')),
  };
  for (const { selector, scheme, media } of themeRules(id)) {
    const rule = { colorScheme: scheme, vars: changedBy(scheme, valuesOf) };
    globalStyle(selector, inLayer(media === undefined ? rule : { '@media': { [media]: rule } }));
  }
}

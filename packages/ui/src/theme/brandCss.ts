import { brandProblems } from './brandProblems.ts';
import { isBrandId } from './defineBrand.ts';
import { mapShape } from './shape.ts';
import { themedSources, type Scheme } from './sources.ts';
import { changedBy, themeRules, themeValues } from './themeRules.ts';
import type { TokenTree } from './tokens.ts';

/**
 * Layers of Tailwind 4 with ours among them. Every published style sheet starts with it, so that the order doesn't depend on which
 * one loads first.
 */
export const hostLayers = '@layer theme, base, patient, components, utilities;';

/** Cascade layers in order, so that a brand's style sheet can be loaded before those of the components. */
const layerOrder = `${hostLayers}\n@layer patient.reset, patient.theme, patient.component, patient.pattern;`;

/** Values of a scheme by CSS variable. */
function variables(tokens: TokenTree, scheme: Scheme): Readonly<Record<string, string>> {
  const values = themeValues(tokens, scheme);
  const found: Record<string, string> = {};
  mapShape(themedSources, (path) => {
    const keys = path.split('.');
    const value = keys.reduce<unknown>((group, key) => Reflect.get(Object(group), key), values);
    found[`--${keys.join('-')}`] = String(value);
  });
  return found;
}

/** Style sheet of a brand as text, also for token files with too little contrast, such as a draft in an editor. */
export function themeCss(id: string, tokens: TokenTree): string {
  const valuesOf = { light: variables(tokens, 'light'), dark: variables(tokens, 'dark') };
  const rules = themeRules(id).map(({ selector, scheme, media }) => {
    const lines = Object.entries({ 'color-scheme': scheme, ...changedBy(scheme, valuesOf) });
    const text = `${selector} { ${lines.map(([name, value]) => `${name}: ${value};`).join(' ')} }`;
    return media === undefined ? text : `@media ${media} { ${text} }`;
  });
  return `${layerOrder}\n@layer patient.theme {\n${rules.join('\n')}\n}\n`;
}

/**
 * Style sheet of a brand as text: what `@patient/ui/themes/<id>.css` contains for the brands of this package. Needs no
 * bundler and no plugin.
 * @param id Value of `data-brand`: lowercase letters, digits and hyphens.
 * @param tokens The brand's token file (DTCG).
 * @throws Error listing all problems of the id and the token file, including pairs with too little contrast.
 */
export function brandCss(id: string, tokens: TokenTree): string {
  const problems = [
    ...(isBrandId(id) ? [] : [`"${id}" is not an id: use lowercase letters, digits and hyphens`]),
    ...brandProblems(tokens),
  ];
  if (problems.length > 0) throw new Error([`Brand "${id}":`, ...problems].join('\n  '));
  return themeCss(id, tokens);
}

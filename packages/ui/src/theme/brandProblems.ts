import { contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrast.ts';
import { cssValue } from './cssValue.ts';
import { dtcgProblems } from './dtcg.ts';
import { mapShape } from './shape.ts';
import { primitives, schemes, themedSources, type Scheme } from './sources.ts';
import { resolveTokens, tokenPaths, type TokenTree } from './tokens.ts';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** What every brand has to give: its ramp, and the colour of its mark. */
export const brandKeys: readonly string[] = [...steps.map((step) => `accent.${step}`), 'brand.mark'];

const themedKeys: string[] = [];
mapShape(themedSources, (path) => themedKeys.push(path));

/** Both schemes' names. */
export const schemeNames: readonly Scheme[] = ['light', 'dark'];

/** The colour of every role (`color.text.rest`) of one brand in one scheme, as CSS. */
export const themeColors = (brand: TokenTree, scheme: Scheme): ReadonlyMap<string, string> =>
  new Map(
    [...resolveTokens(primitives, schemes[scheme], brand)].flatMap(([path, token]) =>
      token.type === 'color' ? [[path, cssValue(token)] as const] : [],
    ),
  );

function schemeProblems(brand: TokenTree, scheme: Scheme): readonly string[] {
  const colors = themeColors(brand, scheme);
  const colorOf = (role: string) => colors.get(`color.${role}`) ?? '';
  return contrastPairs.flatMap(({ foreground, background, minimum, use }) => {
    const ratio = contrastRatio(colorOf(foreground), colorOf(background));
    return ratio >= minimum
      ? []
      : [`${scheme}: ${foreground} on ${background} is ${ratio.toFixed(2)}, ${use} wants ${minimum}`];
  });
}

/**
 * What keeps a brand's token file from being used, each as one line; empty when nothing does. Looked at:
 * the shape of the file, keys it has to give, keys no brand may change, aliases, and every contrast pair.
 */
export function brandProblems(brand: TokenTree): readonly string[] {
  const shape = dtcgProblems(brand);
  const given = tokenPaths(brand);
  const missing = brandKeys.filter((key) => !given.includes(key)).map((key) => `${key}: missing`);
  const foreign = given
    .filter((key) => !brandKeys.includes(key) && !themedKeys.includes(key))
    .map((key) => `${key}: no brand may change this`);
  const found = [...shape, ...missing, ...foreign];
  if (found.length > 0) return found;
  try {
    return schemeNames.flatMap((scheme) => schemeProblems(brand, scheme));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

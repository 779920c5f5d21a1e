import { contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrast.ts';
import { cssValue } from './cssValue.ts';
import { dtcgProblems } from './dtcg.ts';
import { mapShape } from './shape.ts';
import { primitives, schemes, themedSources, type Scheme } from './sources.ts';
import { resolveTokens, tokenPaths, type TokenTree } from './tokens.ts';

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

/** Keys that every brand has to define: its ramp and the color of its mark. */
export const brandKeys: readonly string[] = [...steps.map((step) => `accent.${step}`), 'brand.mark'];

/** Optional keys of a brand: its own neutrals, with the same lightness as the defaults. */
const optionalKeys: readonly string[] = [0, ...steps, 1000].map((step) => `color.neutral.${step}`);

const themedKeys: string[] = [];
mapShape(themedSources, (path) => themedKeys.push(path));

/** Names of both schemes. */
export const schemeNames: readonly Scheme[] = ['light', 'dark'];

/** CSS color of every role (`color.text.rest`) for a brand and scheme. */
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
      : [`${scheme}: ${foreground} on ${background} is ${ratio.toFixed(2)}, ${use} needs ${minimum}`];
  });
}

/**
 * Problems with a brand's token file, one per entry; empty for a valid file. Checks its structure, missing keys, keys
 * that brands can't change, aliases, and the contrast of every pair.
 */
export function brandProblems(brand: TokenTree): readonly string[] {
  const structure = dtcgProblems(brand);
  const keys = tokenPaths(brand);
  const missing = brandKeys.filter((key) => !keys.includes(key)).map((key) => `${key}: missing`);
  const notAllowed = keys
    .filter((key) => ![...brandKeys, ...optionalKeys, ...themedKeys].includes(key))
    .map((key) => `${key}: brands cannot change this`);
  const found = [...structure, ...missing, ...notAllowed];
  if (found.length > 0) return found;
  try {
    return schemeNames.flatMap((scheme) => schemeProblems(brand, scheme));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

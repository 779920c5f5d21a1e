import { cssValue } from '../cssValue.ts';
import { primitives, schemes } from '../sources.ts';
import { aliasOf, treeOf, unresolvedTokens, type ResolvedToken, type TokenTree } from '../tokens.ts';
import type { ExportedTheme } from './exportedThemes.ts';

/** Types of Tokens Studio that are not of the DTCG format. It has none for durations and easings. */
const types: Readonly<Record<string, string>> = {
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  shadow: 'boxShadow',
  keyword: 'text',
  duration: 'other',
  cubicBezier: 'other',
};

/** Lengths and color of a layer of a shadow. */
function shadowLayer(layer: unknown) {
  const part = (type: string, key: string) => cssValue({ type, value: Reflect.get(Object(layer), key) });
  return {
    x: part('dimension', 'offsetX'),
    y: part('dimension', 'offsetY'),
    blur: part('dimension', 'blur'),
    spread: part('dimension', 'spread'),
    color: part('color', 'color'),
    type: 'dropShadow',
  };
}

/** Layer of a shadow that is not visible. */
const noShadow = { x: '0', y: '0', blur: '0', spread: '0', color: '#00000000', type: 'dropShadow' };

/** Layers of the shadow with the most. */
const SHADOW_LAYERS = 2;

/**
 * Layers of a shadow. Every shadow has the same number, because Style Dictionary merges the lists of two sets: a shadow with one
 * layer would have the second one of the set below.
 */
const shadowLayers = (layers: readonly unknown[]) => [
  ...layers.map(shadowLayer),
  ...Array.from({ length: SHADOW_LAYERS - layers.length }, () => noShadow),
];

function studioValue(token: ResolvedToken): unknown {
  const { type, value } = token;
  if (aliasOf(value) !== undefined) return value;
  return type === 'shadow' && Array.isArray(value) ? shadowLayers(value) : cssValue(token);
}

/** Tokens of a set, with a type each. */
const tokenSet = (tree: TokenTree): TokenTree =>
  treeOf(
    [...unresolvedTokens(tree)].map(([path, token]) => [
      path,
      {
        $type: types[token.type] ?? token.type,
        $value: studioValue(token),
        ...(token.description !== undefined && { $description: token.description }),
      },
    ]),
  );

const prefixed = (prefix: string, trees: Readonly<Record<string, TokenTree>>) =>
  Object.fromEntries(Object.entries(trees).map(([name, tree]) => [`${prefix}/${name}`, tokenSet(tree)]));

/**
 * File for the Figma plugin Tokens Studio: a set for the primitive tokens, each scheme and each brand, and a theme for each
 * combination.
 */
export function tokensStudio(
  brands: Readonly<Record<string, TokenTree>>,
  themes: readonly ExportedTheme[],
): TokenTree {
  const sets = {
    primitive: tokenSet(primitives),
    ...prefixed('scheme', schemes),
    ...prefixed('brand', brands),
  };
  return {
    ...sets,
    $themes: themes.map(({ name, brand, scheme }) => ({
      id: name,
      name,
      group: 'Theme',
      selectedTokenSets: {
        primitive: 'enabled',
        [`scheme/${scheme}`]: 'enabled',
        [`brand/${brand}`]: 'enabled',
      },
    })),
    // Later sets override earlier ones.
    $metadata: { tokenSetOrder: Object.keys(sets) },
  };
}

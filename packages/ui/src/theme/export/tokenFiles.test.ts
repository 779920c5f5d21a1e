import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { brandTokens } from '../brandTokens.ts';
import { cssValue } from '../cssValue.ts';
import {
  mergeTokens,
  resolveTokens,
  unresolvedTokens,
  type ResolvedToken,
  type TokenTree,
} from '../tokens.ts';
import { exportedThemes } from './exportedThemes.ts';
import { figmaVariables } from './figmaVariables.ts';
import { flatName } from './flatTokens.ts';
import { tokenFiles } from './tokenFiles.ts';
import { tokensStudio } from './tokensStudio.ts';

const themes = exportedThemes(brandTokens);
const files = new Map(tokenFiles(brandTokens).map(({ name, text }) => [name, text]));

const folder = new URL('file:///tokens/');
/** Terrazzo's rules for valid values, and only units of the format. */
const config = defineConfig(
  {
    lint: {
      rules: {
        'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }],
        'core/consistent-naming': 'off',
      },
    },
  },
  { cwd: folder },
);

/** Reads a file with Terrazzo, which throws for an invalid one. */
const read = (name: string) =>
  parse([{ filename: new URL(name, folder), src: files.get(name) ?? '' }], { config });

type Entry = readonly [path: string, token: ResolvedToken];

/** CSS values by name. */
const cssOf = (tokens: Iterable<Entry>) =>
  Object.fromEntries([...tokens].map(([path, token]) => [flatName(path), cssValue(token)]));

/** CSS values of our own reader, without those for which the DTCG format has no type. */
const expectedCss = (sources: readonly TokenTree[]) =>
  cssOf([...resolveTokens(...sources)].filter(([, { type }]) => type !== 'keyword'));

type TerrazzoTokens = Awaited<ReturnType<typeof read>>['tokens'];

const terrazzoCss = (tokens: TerrazzoTokens) =>
  cssOf(Object.values(tokens).map(({ id, $type, $value }) => [id, { type: $type, value: $value }]));

test('tokenFiles: names every file', () => {
  expect([...files.keys()]).toEqual([
    'tokens.resolver.json',
    ...themes.map(({ name }) => `${name}.tokens.json`),
    ...themes.map(({ name }) => `${name}.style-dictionary.json`),
    'figma-variables.json',
    'tokens-studio.json',
  ]);
});

test.each(themes)(
  'Terrazzo resolves $name to the values of the style sheets',
  async ({ brand, scheme, sources }) => {
    const { resolver } = await read('tokens.resolver.json');
    expect(terrazzoCss(resolver.apply({ brand, scheme }))).toEqual(expectedCss(sources));
  },
);

test.each(themes)('Terrazzo reads the same values from the file of $name', async ({ name, sources }) => {
  const { tokens } = await read(`${name}.tokens.json`);
  expect(terrazzoCss(tokens)).toEqual(expectedCss(sources));
});

const figma = figmaVariables(themes);

test('Figma: every variable has a value in every mode', () => {
  const values = figma.variableModeValues.map(({ variableId, modeId }) => `${variableId} in ${modeId}`);
  expect(values).toEqual(themes.flatMap(({ name }) => figma.variables.map(({ id }) => `${id} in ${name}`)));
});

test('Figma: aliases refer to variables of the same type', () => {
  const types = new Map<unknown, unknown>(figma.variables.map(({ id, resolvedType }) => [id, resolvedType]));
  const aliases = figma.variableModeValues.filter(
    ({ value }) => Reflect.get(Object(value), 'type') !== undefined,
  );
  expect(aliases.length).toBeGreaterThan(100);
  for (const { variableId, value } of aliases)
    expect([variableId, types.get(Reflect.get(Object(value), 'id'))]).toEqual([
      variableId,
      types.get(variableId),
    ]);
});

test('Figma: the request is within the limits of the API', () => {
  expect(files.get('figma-variables.json')?.length).toBeLessThan(4_000_000);
  const names = figma.variables.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /[.{}]/.test(name))).toEqual([]);
});

test.each([
  ['color.neutral.0', { r: 1, g: 1, b: 1, a: 1 }],
  ['color.text.rest', { type: 'VARIABLE_ALIAS', id: 'color.neutral.950' }],
  ['color.scrim', { r: 0.03, g: 0.035, b: 0.04, a: 0.45 }],
  ['space.4', 16],
  ['size.target', 44],
  ['motion.toast', 3000],
  ['type.weight.strong', 600],
  ['font.body', 'Inter'],
  ['icon.cap', 'square'],
])('Figma: %s is %j', (path, value) => {
  expect(figma.variableModeValues.find(({ variableId }) => variableId === path)?.value).toEqual(value);
});

test('Figma: a role has a description and its CSS variable', () => {
  expect(figma.variables.find(({ id }) => id === 'color.surface.page')).toEqual({
    action: 'CREATE',
    id: 'color.surface.page',
    name: 'color/surface/page',
    variableCollectionId: 'tokens',
    resolvedType: 'COLOR',
    scopes: ['ALL_SCOPES'],
    description: 'Background of pages.',
    codeSyntax: { WEB: 'var(--color-surface-page)' },
  });
});

const studio = tokensStudio(brandTokens, themes);

/** Tree of a set by name. */
const setNamed = (name: string): TokenTree => Object(studio[name]);

test.each(themes)(
  'Tokens Studio: the sets of $name resolve to the same values',
  ({ brand, scheme, sources }) => {
    const sets = ['primitive', `scheme/${scheme}`, `brand/${brand}`];
    const expected = resolveTokens(...sources);
    const resolved = resolveTokens(mergeTokens(...sets.map(setNamed)));
    expect([...resolved.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
    const values = [...resolved].filter(([, { type }]) => type !== 'boxShadow');
    for (const [path, token] of values)
      expect([path, token.value]).toEqual([path, cssValue(expected.get(path) ?? token)]);
  },
);

test('Tokens Studio: a shadow has a list of layers', () => {
  expect(unresolvedTokens(setNamed('scheme/light')).get('shadow.raised')).toMatchObject({
    type: 'boxShadow',
    value: [
      { x: '0', y: '1px', blur: '2px', spread: '0', color: '#080f1f0f', type: 'dropShadow' },
      { x: '0', y: '2px', blur: '8px', spread: '-2px', color: '#080f1f14', type: 'dropShadow' },
    ],
  });
});

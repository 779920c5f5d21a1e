import { expect, test } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandKeys, brandProblems, themeColors } from './brandProblems.ts';
import { brandTokens } from './brandTokens.ts';
import { themeValues } from './brandTheme.ts';
import { schemes } from './sources.ts';
import { mergeTokens, tokenPaths, type TokenTree } from './tokens.ts';

const ids = brands.map(({ id }) => id);
const [first = {}, ...others] = Object.values(brandTokens);

test('every brand has a token file, and every token file a brand', () => {
  const files = Object.keys(import.meta.glob('../../tokens/brand/*.json'));
  expect(files.toSorted()).toEqual(ids.map((id) => `../../tokens/brand/${id}.json`).toSorted());
  expect(Object.keys(brandTokens).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(brandTokens))('%s: nothing is wrong with its tokens', (_id, tokens) => {
  expect(brandProblems(tokens)).toEqual([]);
});

test('both schemes name the same roles', () => {
  expect(tokenPaths(schemes.dark)).toEqual(tokenPaths(schemes.light));
});

test.each(others)('every brand has every value, in every scheme', (tokens) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect([...themeColors(tokens, scheme).keys()]).toEqual([...themeColors(first, scheme).keys()]);
    expect(JSON.stringify(themeValues(tokens, scheme))).not.toMatch(/undefined|\{[a-z]+\.|""/);
  }
});

const change = (patch: TokenTree) => mergeTokens(first, patch);
const grey = { $type: 'color', $value: '{color.neutral.300}' };

test.each([
  [{}, brandKeys.map((key) => `${key}: missing`)],
  [change({ color: { text: { loud: grey } } }), ['color.text.loud: no brand may change this']],
  [change({ color: { blue: { 500: grey } } }), ['color.blue.500: no brand may change this']],
  [change({ space: { 4: { $value: '{space.5}' } } }), ['space.4: no brand may change this']],
  [
    change({ accent: { 500: { $value: '{color.pink.500}' } } }),
    ['No token is called color.pink.500 (wanted by accent.500)'],
  ],
  [
    change({ color: { text: { inverse: grey } } }),
    [
      expect.stringMatching(
        /^dark: text.inverse on text.rest is 1\.\d+, text on an inverted surface wants 4.5$/,
      ),
    ],
  ],
])('%j is refused', (tokens, problems) => {
  expect(brandProblems(tokens)).toEqual(problems);
});

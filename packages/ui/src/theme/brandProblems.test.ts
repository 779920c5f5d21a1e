import { expect, test } from 'vitest';
import { brands } from '../brands/index.ts';
import { brandKeys, brandProblems, themeColors } from './brandProblems.ts';
import { brandTokens } from './brandTokens.ts';
import { themeValues } from './themeRules.ts';
import { schemes } from './sources.ts';
import { mergeTokens, unresolvedTokens, type TokenTree } from './tokens.ts';

const ids = brands.map(({ id }) => id);
const [first = {}, ...others] = Object.values(brandTokens);

test('every brand has a token file and every token file has a brand', () => {
  const files = Object.keys(import.meta.glob('../../tokens/brand/*.json'));
  expect(files.toSorted()).toEqual(ids.map((id) => `../../tokens/brand/${id}.json`).toSorted());
  expect(Object.keys(brandTokens).toSorted()).toEqual(ids.toSorted());
});

test.each(Object.entries(brandTokens))('brandProblems: %s: has valid tokens', (_id, tokens) => {
  expect(brandProblems(tokens)).toEqual([]);
});

const rolesOf = (scheme: TokenTree) =>
  [...unresolvedTokens(scheme)].map(([path, { description }]) => ({ path, description }));

test('both schemes define the same roles with the same description', () => {
  expect(rolesOf(schemes.dark)).toEqual(rolesOf(schemes.light));
  expect(rolesOf(schemes.light).filter(({ description = '' }) => !/^[A-Z].+\.$/.test(description))).toEqual(
    [],
  );
});

test.each(others)('every brand has all values in every scheme', (tokens) => {
  for (const scheme of ['light', 'dark'] as const) {
    expect([...themeColors(tokens, scheme).keys()]).toEqual([...themeColors(first, scheme).keys()]);
    expect(JSON.stringify(themeValues(tokens, scheme))).not.toMatch(/undefined|\{[a-z]+\.|""/);
  }
});

const change = (patch: TokenTree) => mergeTokens(first, patch);
const gray = { $type: 'color', $value: '{color.neutral.300}' };

test.each([
  [{}, brandKeys.map((key) => `${key}: missing`)],
  [change({ color: { text: { loud: gray } } }), ['color.text.loud: brands cannot change this']],
  [change({ color: { blue: { 500: gray } } }), ['color.blue.500: brands cannot change this']],
  [change({ space: { 4: { $value: '{space.5}' } } }), ['space.4: brands cannot change this']],
  [
    change({ accent: { 500: { $value: '{color.pink.500}' } } }),
    ['No token named color.pink.500 (used by accent.500)'],
  ],
  [
    change({ color: { text: { inverse: gray } } }),
    [
      expect.stringMatching(
        /^dark: text.inverse on text.rest is 1\.\d+, text on an inverted surface needs 4.5$/,
      ),
    ],
  ],
])('brandProblems: rejects %j', (tokens, problems) => {
  expect(brandProblems(tokens)).toEqual(problems);
});

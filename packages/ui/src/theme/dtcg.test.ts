import { expect, test } from 'vitest';
import { dtcgProblems } from './dtcg.ts';
import type { TokenTree } from './tokens.ts';

const files = import.meta.glob<TokenTree>('../../tokens/**/*.json', { eager: true, import: 'default' });

test.each(Object.entries(files))('dtcg: %s is a valid design token file', (_path, tree) => {
  expect(dtcgProblems(tree)).toEqual([]);
});

test('dtcg: checks every folder of token files', () => {
  const folders = new Set(Object.keys(files).map((path) => path.split('/').at(-2)));
  expect([...folders].toSorted()).toEqual(['brand', 'primitive', 'semantic']);
});

const white = { colorSpace: 'srgb', components: [1, 1, 1], hex: '#ffffff' };

test.each([
  [{ a: { $value: 1 } }, 'a: no type on the token or its groups'],
  [{ a: { $type: 'colr', $value: white } }, 'a: unknown type colr'],
  [{ g: { $type: 'colr', a: { $value: '{b}' } } }, 'g.a: unknown type colr'],
  [{ g: { $type: 'color', a: { $value: null } } }, 'g.a: no value'],
  [{ g: { $type: 'color', a: '#ffffff' } }, 'g.a: neither a token nor a group'],
  [{ g: { $types: 'color' } }, 'g.$types: unknown property'],
  [{ 'a.b': { $type: 'number', $value: 1 } }, 'a.b: a name cannot contain braces or dots'],
  [{ a: { $type: 'number', $value: 1, b: { $value: 2 } } }, 'a: a token cannot contain other tokens (b)'],
  [
    { a: { $type: 'color', $value: '#ffffff' } },
    'a: a color must be an object with colorSpace, components and hex',
  ],
  [
    { a: { $type: 'color', $value: { ...white, components: [1, 1] } } },
    'a: a color needs colorSpace "srgb" and three components',
  ],
  [
    { a: { $type: 'color', $value: { ...white, hex: '#fffff0' } } },
    'a: hex #fffff0 does not match its components, #ffffff',
  ],
  [{ a: { $type: 'keyword', $value: 'round' } }, 'a: unknown type keyword'],
  [
    { a: { $type: 'dimension', $value: { value: 1, unit: 'em' } } },
    'a: a dimension is a number of px or rem',
  ],
  [{ a: { $type: 'duration', $value: '120ms' } }, 'a: a duration is a number of ms or s'],
])('dtcg: %j: %s', (tree, problem) => {
  expect(dtcgProblems(tree)).toEqual([problem]);
});

test('dtcg: inherits a type, and an alias needs none', () => {
  const tree = { $type: 'color', a: { b: { $value: white } }, c: { $value: '{a.b}' } };
  expect(dtcgProblems(tree)).toEqual([]);
  expect(dtcgProblems({ c: { $value: '{a.b}' } })).toEqual([]);
});

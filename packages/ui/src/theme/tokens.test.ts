import { expect, test } from 'vitest';
import { mergeTokens, resolveTokens, tokenPaths, treeOf, type TokenTree } from './tokens.ts';

const blue = { colorSpace: 'srgb', components: [0, 0, 1], hex: '#0000ff' };
const ramp: TokenTree = { color: { $type: 'color', blue: { 500: { $value: blue } } } };

test('tokens: resolves an alias through several others', () => {
  const tokens = resolveTokens(ramp, {
    link: { $value: '{accent}' },
    accent: { $value: '{color.blue.500}' },
  });
  expect(tokens.get('link')).toEqual({ type: 'color', value: blue });
});

test('tokens: takes the type from the token, the nearest group, or the alias target', () => {
  const tokens = resolveTokens(ramp, {
    size: {
      $type: 'dimension',
      inner: { a: { $value: { value: 1, unit: 'px' } }, b: { $type: 'number', $value: 2 } },
    },
    other: { $value: '{color.blue.500}' },
  });
  expect(tokens.get('size.inner.a')?.type).toBe('dimension');
  expect(tokens.get('size.inner.b')?.type).toBe('number');
  expect(tokens.get('other')?.type).toBe('color');
});

test('tokens: names a missing alias target and the token that uses it', () => {
  expect(() => resolveTokens({ link: { $value: '{color.bleu}' } })).toThrow(
    'No token named color.bleu (used by link)',
  );
});

test('tokens: rejects an alias of a group', () => {
  expect(() => resolveTokens(ramp, { link: { $value: '{color.blue}' } })).toThrow('color.blue');
});

test('tokens: shows the path of a circular alias', () => {
  const circular = { a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $value: '{a}' } };
  expect(() => resolveTokens(circular)).toThrow('a > b > c > a');
});

test('a later tree replaces its tokens and keeps the others', () => {
  const merged = mergeTokens(
    { radius: { $type: 'dimension', card: { $value: 1 }, pill: { $value: 9 } } },
    { radius: { card: { $value: 2 } } },
  );
  expect(merged).toEqual({ radius: { $type: 'dimension', card: { $value: 2 }, pill: { $value: 9 } } });
});

test('tokens: replaces the whole token', () => {
  const merged = mergeTokens({ a: { $type: 'color', $value: '{x}' } }, { a: { $value: 3 } });
  expect(merged).toEqual({ a: { $value: 3 } });
});

test('the replaced token leaves its description', () => {
  const merged = mergeTokens({ a: { $value: 1, $description: 'Use' } }, { a: { $value: 3 } });
  expect(merged).toEqual({ a: { $value: 3, $description: 'Use' } });
});

const withCap = (cap: string) => ({
  $extensions: { 'patient.keywords': { icon: { cap: { $value: cap } } } },
});

test('tokens: reads CSS keywords from the extension, where later files override earlier ones', () => {
  expect(resolveTokens(withCap('round'), withCap('square')).get('icon.cap')).toEqual({
    type: 'keyword',
    value: 'square',
  });
});

test('tokens: builds a tree from paths', () => {
  expect(
    treeOf([
      ['a.b', { $value: 1 }],
      ['a.c', { $value: 2 }],
      ['d', { $value: 3 }],
    ]),
  ).toEqual({ a: { b: { $value: 1 }, c: { $value: 2 } }, d: { $value: 3 } });
});

test('tokens: leaves out keys that start with a dollar sign', () => {
  expect(
    tokenPaths({ $description: 'x', a: { $type: 'number', b: { $value: 1 }, c: { d: { $value: 2 } } } }),
  ).toEqual(['a.b', 'a.c.d']);
});

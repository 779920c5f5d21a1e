import { expect, test } from 'vitest';
import { mergeTokens, resolveTokens, tokenPaths, type TokenTree } from './tokens.ts';

const blue = { colorSpace: 'srgb', components: [0, 0, 1], hex: '#0000ff' };
const ramp: TokenTree = { color: { $type: 'color', blue: { 500: { $value: blue } } } };

test('an alias is followed, through as many others as it takes', () => {
  const tokens = resolveTokens(ramp, {
    link: { $value: '{accent}' },
    accent: { $value: '{color.blue.500}' },
  });
  expect(tokens.get('link')).toEqual({ type: 'color', value: blue });
});

test('a type comes from the token, else from the nearest group, else from what it is an alias of', () => {
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

test('an alias of nothing names itself and who wanted it', () => {
  expect(() => resolveTokens({ link: { $value: '{color.bleu}' } })).toThrow(
    'No token is called color.bleu (wanted by link)',
  );
});

test('an alias of a group is an alias of nothing', () => {
  expect(() => resolveTokens(ramp, { link: { $value: '{color.blue}' } })).toThrow('color.blue');
});

test('a circle is shown as the way round it', () => {
  const circle = { a: { $value: '{b}' }, b: { $value: '{c}' }, c: { $value: '{a}' } };
  expect(() => resolveTokens(circle)).toThrow('a > b > c > a');
});

test('the later tree replaces tokens and leaves their neighbours alone', () => {
  const merged = mergeTokens(
    { radius: { $type: 'dimension', card: { $value: 1 }, pill: { $value: 9 } } },
    { radius: { card: { $value: 2 } } },
  );
  expect(merged).toEqual({ radius: { $type: 'dimension', card: { $value: 2 }, pill: { $value: 9 } } });
});

test('a token replaced is replaced whole', () => {
  const merged = mergeTokens({ a: { $type: 'color', $value: '{x}' } }, { a: { $value: 3 } });
  expect(merged).toEqual({ a: { $value: 3 } });
});

test('paths leave out what begins with a dollar', () => {
  expect(
    tokenPaths({ $description: 'x', a: { $type: 'number', b: { $value: 1 }, c: { d: { $value: 2 } } } }),
  ).toEqual(['a.b', 'a.c.d']);
});

import { expect, test } from 'vitest';
import { distinctions } from './distinctions.ts';

test.each([
  ['names of their own', ['A, 1', 'B, 1'], [undefined, undefined]],
  ['the first details differ', ['A, 1, x', 'A, 2, x'], ['1', '2']],
  ['later details differ', ['A, 1, x', 'A, 1, y', 'A, 2, x'], ['1, x', '1, y', '2']],
  ['one has fewer details', ['A, 1', 'A, 1, x'], ['1', '1, x']],
  ['alike', ['A, 1', 'B, 1', 'A, 1'], ['1, 1 of 2', undefined, '1, 2 of 2']],
  ['alike without details', ['A', 'A'], ['1 of 2', '2 of 2']],
])('tells items with the same name apart: %s', (_, items, expected) => {
  const named = items.map((item) => item.split(', ')).map(([name = '', ...details]) => ({ name, details }));
  expect(distinctions(named)).toEqual(expected);
});

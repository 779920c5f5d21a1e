import { expect, test } from 'vitest';
import { rowOf } from './rowOf.ts';

test.each([
  ['active', 1],
  ['awaiting_lab_results', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the row of %j is %j', (value, row) => {
  expect(rowOf({ active: 1 }, value)).toBe(row);
});

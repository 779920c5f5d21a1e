import { expect, test } from 'vitest';
import { shownCount } from './shownCount.ts';

test.each([
  [0, ''],
  [-1, ''],
  [Number.NaN, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [Infinity, '99+'],
])('shownCount: %d is shown as %j', (count, label) => {
  expect(shownCount(count)).toBe(label);
});

import { expect, test } from 'vitest';
import { formatCents } from './money.ts';

test.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [5, '$0.05'],
  [99, '$0.99'],
  [100, '$1.00'],
  [12_900, '$129.00'],
  [123_450, '$1,234.50'],
  [100_000_001, '$1,000,000.01'],
  [-2_505, '-$25.05'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
])('money: %i cents is %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([12.5, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])('money: rejects %d', (cents) => {
  expect(() => formatCents(cents)).toThrow(RangeError);
});

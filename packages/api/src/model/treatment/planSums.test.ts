import { expect, test } from 'vitest';
import { perMonth } from './planSums.ts';

test.each([
  [12_900, 1, 12_900],
  [15_900, 3, 5_300],
  [10_000, 3, 3_333],
  [10_001, 3, 3_334],
  [0, 3, 0],
] as const)('planSums: %i cents for %i months is %i a month', (cents, months, month) => {
  expect(perMonth(cents, months)).toBe(month);
});

import { expect, test } from 'vitest';
import { retryDelay } from './retryDelay.ts';

test.each([
  [0, 1_000],
  [1, 1_000],
  [2, 2_000],
  [4, 8_000],
  [5, 15_000],
  [1_000, 15_000],
])('after %i failures the next try waits %i ms', (failures, milliseconds) => {
  expect(retryDelay(failures)).toBe(milliseconds);
});

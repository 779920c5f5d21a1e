import { expect, test } from 'vitest';
import { reconnectDelay } from './reconnectDelay.ts';

const DELAYS = { first: 1000, step: 1000, max: 3000 };

test.each([
  [1006, 1, 1000],
  [1006, 2, 2000],
  [1006, 3, 3000],
  [1006, 4, 3000],
  [1006, 100, 3000],
  [1001, 1, 1000],
  [4401, 2, 2000],
  [1000, 1, undefined],
  [1000, 4, undefined],
])('closed with %i, failure %i: %s ms', (code, failures, delay) => {
  expect(reconnectDelay(code, failures, DELAYS)).toBe(delay);
});

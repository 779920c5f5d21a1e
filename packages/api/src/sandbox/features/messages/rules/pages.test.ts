import { expect, test } from 'vitest';
import { lastPage, offsetOfPage } from './pages.ts';

test.each([
  [0, 1, 0],
  [1, 1, 0],
  [50, 1, 0],
  [51, 2, 50],
  [100, 2, 50],
  [101, 3, 100],
  [10_000, 200, 9_950],
])('of %i messages the newest page is %i and starts at offset %i', (total, page, offset) => {
  expect(lastPage(total)).toBe(page);
  expect(offsetOfPage(page)).toBe(offset);
});

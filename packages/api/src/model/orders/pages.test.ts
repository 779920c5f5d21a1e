import { expect, test } from 'vitest';
import { pageCount, pageNumber } from './pages.ts';

test.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['next', 1],
  ['9999999', 1],
  ['', 1],
  [null, 1],
])('page %s is page %i', (parameter, page) => {
  expect(pageNumber(parameter)).toBe(page);
});

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [500, 50],
])('%i orders fill %i pages of ten', (total, count) => {
  expect(pageCount(total, 10)).toBe(count);
});

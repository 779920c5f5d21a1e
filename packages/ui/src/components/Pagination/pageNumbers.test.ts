import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 5 6 7 8 9'],
  [50, 100, '1 gap 49 50 51 gap 100'],
])('page %i of %i shows %s', (page, pageCount, shown) => {
  expect(pageNumbers(page, pageCount).join(' ')).toBe(shown);
});

test('pageNumbers: always includes the current page, with seven items at most', () => {
  for (let count = 1; count <= 30; count += 1)
    for (let page = 1; page <= count; page += 1) {
      const items = pageNumbers(page, count);
      expect(items).toContain(page);
      expect(items.length).toBeLessThanOrEqual(7);
    }
});

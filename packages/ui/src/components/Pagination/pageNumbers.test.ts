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

test('the page itself is always among them, and no more than seven marks are', () => {
  for (let count = 1; count <= 30; count += 1)
    for (let page = 1; page <= count; page += 1) {
      const marks = pageNumbers(page, count);
      expect(marks).toContain(page);
      expect(marks.length).toBeLessThanOrEqual(7);
    }
});

import { expect, test } from 'vitest';
import { countedTitle } from './countedTitle.ts';

test.each([
  ['Messages | Mens', 0, 'Messages | Mens'],
  ['Messages | Mens', 3, '(3) Messages | Mens'],
  ['(3) Messages | Mens', 2, '(2) Messages | Mens'],
  ['(99+) Messages | Mens', 0, 'Messages | Mens'],
  ['Messages | Mens', 99, '(99) Messages | Mens'],
  ['Messages | Mens', 100, '(99+) Messages | Mens'],
  ['Messages | Mens', -1, 'Messages | Mens'],
])('countedTitle: %s with %i unread: %s', (title, unread, counted) => {
  expect(countedTitle(title, unread)).toBe(counted);
  expect(countedTitle(counted, unread)).toBe(counted);
});

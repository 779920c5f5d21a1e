import { expect, test } from 'vitest';
import { addDays, addMonths, later } from './dates.ts';

test.each([
  ['2026-01-15T10:30:00.000Z', 1, '2026-02-15T10:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-10-31T23:59:59.000Z', 1, '2026-11-30T23:59:59.000Z'],
  ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 12, '2027-12-31T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ['2026-05-05T00:00:00.000Z', 0, '2026-05-05T00:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test.each([
  ['2026-03-07T12:00:00.000Z', 1, '2026-03-08T12:00:00.000Z'],
  ['2026-03-01T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test('the later of two instants', () => {
  const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
  expect(later(early, late)).toBe(late);
  expect(later(late, early)).toBe(late);
});

import { expect, test } from 'vitest';
import { addDays, addMonths, ageOf, isCalendarDay, later, monthsBetween } from './dates.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');

test.each([
  ['2026-01-15T10:30:00.000Z', 1, '2026-02-15T10:30:00.000Z'],
  ['2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2026-10-31T23:59:59.000Z', 1, '2026-11-30T23:59:59.000Z'],
  ['2026-11-30T00:00:00.000Z', 3, '2027-02-28T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 12, '2027-12-31T00:00:00.000Z'],
  ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
  ['2026-05-05T00:00:00.000Z', 0, '2026-05-05T00:00:00.000Z'],
])('dates: %s plus %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test.each([
  ['2026-02-28T18:00:00.000Z', 1, 31, '2026-03-31T18:00:00.000Z'],
  ['2026-02-28T18:00:00.000Z', 2, 31, '2026-04-30T18:00:00.000Z'],
  ['2026-02-28T18:00:00.000Z', 0, 31, '2026-02-28T18:00:00.000Z'],
  ['2026-03-31T18:00:00.000Z', -1, 31, '2026-02-28T18:00:00.000Z'],
  ['2026-03-31T18:00:00.000Z', 1, 5, '2026-04-05T18:00:00.000Z'],
])('dates: %s plus %i months on day %i is %s', (from, months, day, to) => {
  expect(addMonths(from, months, day)).toBe(to);
});

test.each([
  ['2026-03-07T12:00:00.000Z', 1, '2026-03-08T12:00:00.000Z'],
  ['2026-03-01T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
])('dates: %s plus %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
});

test.each([
  ['2026-01-31T00:00:00.000Z', '2026-02-01T00:00:00.000Z', 1],
  ['2026-02-01T00:00:00.000Z', '2026-02-28T00:00:00.000Z', 0],
  ['2025-11-05T00:00:00.000Z', '2026-02-04T00:00:00.000Z', 3],
  ['2026-02-04T00:00:00.000Z', '2025-11-05T00:00:00.000Z', -3],
  ['', '2026-02-04T00:00:00.000Z', Number.NaN],
])('from %s to %s, there are %d months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test('later returns the later of two instants', () => {
  const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
  expect(later(early, late)).toBe(late);
  expect(later(late, early)).toBe(late);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['03-18-2000', false],
  ['2000-01-01T00:00:00Z', false],
  [20000101, false],
])('dates: %j is a date: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});

test.each([
  ['2008-03-18', 18],
  ['2008-03-19', 17],
  ['2008-02-29', 18],
  ['1960-12-31', 65],
])('a person born on %s is %i years old on March 18, 2026', (birthDate, age) => {
  expect(ageOf(birthDate, NOW)).toBe(age);
});

test('a person born on February 29 becomes a year older on March 1', () => {
  expect(ageOf('2008-02-29', Date.parse('2026-02-28T23:59:59.999Z'))).toBe(17);
  expect(ageOf('2008-02-29', Date.parse('2026-03-01T00:00:00.000Z'))).toBe(18);
});

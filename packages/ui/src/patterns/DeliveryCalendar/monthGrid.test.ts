import { expect, test } from 'vitest';
import { calendarNames, monthGrid, monthsOf } from './monthGrid.ts';

const drawn = (month: string, first: number) =>
  monthGrid(month, first).map((week) => week.map((day) => day?.slice(8) ?? '--').join(' '));

test('a month that begins in the middle of a week', () => {
  expect(drawn('2027-03', 0)).toEqual([
    '-- 01 02 03 04 05 06',
    '07 08 09 10 11 12 13',
    '14 15 16 17 18 19 20',
    '21 22 23 24 25 26 27',
    '28 29 30 31 -- -- --',
  ]);
});

test.each([
  ['2027-02', 1, 4],
  ['2026-02', 0, 4],
  ['2028-02', 0, 5],
  ['2026-08', 0, 6],
  ['2026-11', 1, 6],
])('%s with weeks from day %i has %i weeks', (month, first, weeks) => {
  expect(monthGrid(month, first)).toHaveLength(weeks);
});

test.each([
  ['2028-02', 29],
  ['2027-02', 28],
  ['2027-03', 31],
  ['2027-11', 30],
])('%s has %i days, whatever clocks do in it', (month, days) => {
  expect(monthGrid(month, 0).flat().filter(Boolean)).toHaveLength(days);
});

test('months come in order, each once', () => {
  expect(monthsOf(['2027-03-07', '2026-12-31', '2027-03-03'])).toEqual(['2026-12', '2027-03']);
});

test('names are of the locale and of the day itself', () => {
  const names = calendarNames('en-US', 1);
  expect(names.month('2027-03')).toBe('March 2027');
  expect(names.date('2027-03-01')).toBe('March 1, 2027');
  expect(names.weekdays[0]).toEqual({ short: 'M', long: 'Monday' });
});

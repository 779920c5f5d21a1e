import { expect, test } from 'vitest';
import { partsOf, readBirthDate, spreadDate, valueOf } from './birthDate.ts';

const written = (month: string, day: string, year: string) => ({ month, day, year });

test.each([
  ['2', '13', '1985', '1985-02-13'],
  ['02', '03', '1985', '1985-02-03'],
  ['2', '29', '2000', '2000-02-29'],
  ['12', '31', '1900', '1900-12-31'],
])('%s, %s and %s are %s', (month, day, year, value) => {
  expect(valueOf(written(month, day, year))).toBe(value);
  expect(readBirthDate(value)).toEqual({ kind: 'date', value });
});

test('nothing written is empty', () => {
  expect(valueOf(written('', '', ''))).toBe('');
  expect(readBirthDate('')).toEqual({ kind: 'empty' });
  expect(readBirthDate('--')).toEqual({ kind: 'empty' });
});

test.each([
  ['2', '', '', ['day', 'year'], 'missing', 29],
  ['', '13', '1985', ['month'], 'missing', 31],
  ['13', '1', '1985', ['month'], 'month', 31],
  ['0', '1', '1985', ['month'], 'month', 31],
  ['2', '30', '1985', ['day'], 'day', 28],
  ['2', '29', '1900', ['day'], 'day', 28],
  ['4', '31', '1985', ['day'], 'day', 30],
  ['1', '32', '1985', ['day'], 'day', 31],
  ['1', '1', '85', ['year'], 'year', 31],
  ['1', '1', '1899', ['year'], 'year', 31],
  ['13', '40', '85', ['month', 'day', 'year'], 'month', 31],
] as const)('month "%s", day "%s", year "%s": mend %s', (month, day, year, parts, problem, lastDay) => {
  const value = valueOf(written(month, day, year));
  expect(readBirthDate(value)).toEqual({ kind: 'wrong', parts, problem, lastDay });
  expect(partsOf(value)).toEqual(written(month, day, year));
});

test.each([
  ['1985-02-13', written('02', '13', '1985')],
  ['1985/2/13', written('2', '13', '1985')],
  ['02/13/1985', written('02', '13', '1985')],
  [' 2.13.1985 ', written('2', '13', '1985')],
  ['2 13 1985', written('2', '13', '1985')],
  ['02131985', written('02', '13', '1985')],
  ['13/02/1985', written('02', '13', '1985')],
])('"%s" is spread over the three', (text, parts) => {
  expect(spreadDate(text)).toEqual(parts);
});

test.each(['13', '1985', '02/13', '02/13/85', 'Feb 13, 1985', ''])('"%s" is not', (text) => {
  expect(spreadDate(text)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { toParts, parseBirthDate, parseFullDate, toValue } from './birthDate.ts';

const fields = (month: string, day: string, year: string) => ({ month, day, year });

test.each([
  ['2', '13', '1985', '1985-02-13'],
  ['02', '03', '1985', '1985-02-03'],
  ['2', '29', '2000', '2000-02-29'],
  ['12', '31', '1900', '1900-12-31'],
])('birthDate: %s, %s and %s become %s', (month, day, year, value) => {
  expect(toValue(fields(month, day, year))).toBe(value);
  expect(parseBirthDate(value)).toEqual({ kind: 'date', value });
});

test('no text is empty', () => {
  expect(toValue(fields('', '', ''))).toBe('');
  expect(parseBirthDate('')).toEqual({ kind: 'empty' });
  expect(parseBirthDate('--')).toEqual({ kind: 'empty' });
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
] as const)('month "%s", day "%s", year "%s": fix %s', (month, day, year, parts, problem, lastDay) => {
  const value = toValue(fields(month, day, year));
  expect(parseBirthDate(value)).toEqual({ kind: 'invalid', parts, problem, lastDay });
  expect(toParts(value)).toEqual(fields(month, day, year));
});

test.each([
  ['1985-02-13', fields('02', '13', '1985')],
  ['1985/2/13', fields('2', '13', '1985')],
  ['02/13/1985', fields('02', '13', '1985')],
  [' 2.13.1985 ', fields('2', '13', '1985')],
  ['2 13 1985', fields('2', '13', '1985')],
  ['02131985', fields('02', '13', '1985')],
  ['１９８５-０２-１３', fields('02', '13', '1985')],
  ['13/02/1985', fields('02', '13', '1985')],
])('"%s" fills all three fields', (text, parts) => {
  expect(parseFullDate(text)).toEqual(parts);
});

test.each(['13', '1985', '02/13', '02/13/85', 'Feb 13, 1985', ''])('"%s" is not a full date', (text) => {
  expect(parseFullDate(text)).toBeUndefined();
});

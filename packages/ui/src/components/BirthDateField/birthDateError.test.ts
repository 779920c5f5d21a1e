import { expect, test } from 'vitest';
import { birthDateError } from './birthDateError.ts';

test.each([
  ['1985-02-13', undefined],
  ['', 'Enter your birth date'],
  ['1985--', 'Enter the month and day of your birth date'],
  ['-2-13', 'Enter the year of your birth date'],
  ['1985-13-01', 'Enter a month between 1 and 12'],
  ['1985-2-30', 'Enter a day between 1 and 28'],
  ['85-2-13', 'Enter a four-digit year from 1900 on, such as 1985'],
  ['1850-2-13', 'Enter a four-digit year from 1900 on, such as 1985'],
])('"%s": %s', (value, message) => {
  expect(birthDateError(value)).toBe(message);
});

test('birthDateError: its messages can be translated', () => {
  expect(birthDateError('1985-2-30', { day: (last) => `1 bis ${last}` })).toBe('1 bis 28');
});

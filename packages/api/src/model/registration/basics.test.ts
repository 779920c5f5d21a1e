import { expect, test } from 'vitest';
import { withZipCode, isAdult } from './basics.ts';

test.each([
  ['', '97205', 'OR'],
  ['OR', '78701', 'TX'],
  ['OR', '7870', 'OR'],
  ['OR', '00000', 'OR'],
])('in the state %j the ZIP code %j leads to the state %j', (state, zipCode, followed) => {
  expect(withZipCode({ state }, zipCode)).toEqual({ zipCode, state: followed });
});

const NOW = Date.parse('2025-05-14T15:00:00.000Z');

test.each([
  ['2007-05-14', true, '18th birthday'],
  ['2007-05-15', false, 'day before the 18th birthday'],
  ['2007-05-13', true, 'day after the 18th birthday'],
  ['1950-01-01', true, 'old'],
  ['2025-01-01', false, 'child'],
  ['2030-01-01', false, 'in the future'],
])('birth date %s is that of an adult: %s (%s)', (birthDate, adult) => {
  expect(isAdult(birthDate, NOW)).toBe(adult);
});

test('a patient born on February 29 is an adult on March 1 of a year that is not a leap year', () => {
  expect(isAdult('2008-02-29', Date.parse('2026-02-28T23:59:59.000Z'))).toBe(false);
  expect(isAdult('2008-02-29', Date.parse('2026-03-01T00:00:00.000Z'))).toBe(true);
});

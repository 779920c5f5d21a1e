import { expect, test } from 'vitest';
import { ageOf, birthDateFault, isDate, isZipCode, phoneKey } from './basics.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['03-18-2000', false],
  ['2000-01-01T00:00:00Z', false],
  [20000101, false],
])('%j exists as a date: %s', (text, expected) => {
  expect(isDate(text)).toBe(expected);
});

test.each([
  ['2008-03-18', 18],
  ['2008-03-19', 17],
  ['2008-02-29', 18],
  ['1960-12-31', 65],
])('born on %s is %i years old on 18 March 2026', (birthDate, age) => {
  expect(ageOf(birthDate, NOW)).toBe(age);
});

test('a birthday on 29 February comes on 1 March', () => {
  expect(ageOf('2008-02-29', Date.parse('2026-02-28T23:59:59.999Z'))).toBe(17);
  expect(ageOf('2008-02-29', Date.parse('2026-03-01T00:00:00.000Z'))).toBe(18);
});

test.each([
  ['2008-03-18', undefined],
  ['2008-03-19', 'You must be 18 or older'],
  ['2027-01-01', 'Check the year of your birth date'],
  ['1899-12-31', 'Check the year of your birth date'],
  ['yesterday', 'birthDate must be a date as YYYY-MM-DD'],
  [undefined, 'birthDate must be a date as YYYY-MM-DD'],
])('a birth date of %j: %j', (birthDate, fault) => {
  expect(birthDateFault(birthDate, NOW)).toBe(fault);
});

test.each([
  ['+14155550132', '+14155550132'],
  ['(415) 555-0132', '+14155550132'],
  ['415.555.0132', '+14155550132'],
  ['1 415 555 0132', '+14155550132'],
  ['0155550132', undefined],
  ['415 155 0132', undefined],
  ['415 555 013', undefined],
  ['415 555 01322', undefined],
  ['+44 20 7946 0958', undefined],
  ['call me maybe', undefined],
  [4155550132, undefined],
])('the phone number %j is kept as %j', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

test.each([
  ['97205', true],
  ['97205-1234', true],
  ['9720', false],
  ['97205-12', false],
  [97205, false],
])('%j is a zip code: %s', (zipCode, expected) => {
  expect(isZipCode(zipCode)).toBe(expected);
});

import { expect, test } from 'vitest';
import { birthDateError, phoneKey } from './basics.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');

test.each([
  ['2008-03-18', undefined],
  ['2008-03-19', 'You must be 18 or older'],
  ['2027-01-01', 'Check the year of your birth date'],
  ['1899-12-31', 'Check the year of your birth date'],
  ['yesterday', 'birthDate must be a date as YYYY-MM-DD'],
  [undefined, 'birthDate must be a date as YYYY-MM-DD'],
])('a birth date of %j: %j', (birthDate, error) => {
  expect(birthDateError(birthDate, NOW)).toBe(error);
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
])('the phone number %j is stored as %j', (phone, key) => {
  expect(phoneKey(phone)).toBe(key);
});

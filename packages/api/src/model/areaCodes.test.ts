import { expect, test } from 'vitest';
import { areaCodes, hasAreaCode } from './areaCodes.ts';
import { stateNames } from './states.ts';

test.each([
  ['+14155550132', true],
  ['+15035550132', true],
  // Overlay of 2024.
  ['+17385550132', true],
  // Puerto Rico.
  ['+17875550132', true],
  ['+12225550132', false],
  ['+19995550132', false],
  // Toll-free, and Toronto.
  ['+18005550132', false],
  ['+14165550132', false],
  ['', false],
])('areaCodes: %s has an area code: %s', (phone, expected) => {
  expect(hasAreaCode(phone)).toBe(expected);
});

test('each code has three digits and belongs to one state, and each state has one', () => {
  expect(areaCodes.filter(({ code }) => !/^[2-9]\d\d$/.test(code))).toEqual([]);
  expect(new Set(areaCodes.map(({ code }) => code)).size).toBe(areaCodes.length);
  expect(areaCodes.map(({ state }) => state)).toEqual(expect.arrayContaining(Object.keys(stateNames)));
});

import { expect, test } from 'vitest';
import { stateNames } from './states.ts';
import { stateOfZip } from './zipCodes.ts';

test('there are fifty states and the District of Columbia', () => {
  expect(Object.keys(stateNames)).toHaveLength(51);
  expect(new Set(Object.values(stateNames)).size).toBe(51);
});

test.each([
  ['97205', 'OR'],
  ['00501', 'NY'],
  ['02108', 'MA'],
  ['05501', 'MA'],
  ['05401', 'VT'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['90210', 'CA'],
  ['99901', 'AK'],
  ['00000', undefined],
  ['96201', undefined],
])('zip code %s belongs to %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

test('no prefix belongs to two states, and each state has some', () => {
  const found = Array.from({ length: 1000 }, (_, prefix) =>
    stateOfZip(`${String(prefix).padStart(3, '0')}00`),
  );
  expect(new Set(found.filter((state) => state !== undefined))).toEqual(new Set(Object.keys(stateNames)));
});

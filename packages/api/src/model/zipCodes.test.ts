import { expect, test } from 'vitest';
import { isState, stateName, stateNames, states } from './states.ts';
import { isZipCode, stateOfZip, territoryOfZip } from './zipCodes.ts';

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
  // Only for the Internal Revenue Service, and the federal government.
  ['73301', 'TX'],
  ['73401', 'OK'],
  ['56901', 'DC'],
  // Armed forces, and American Samoa.
  ['34001', undefined],
  ['96799', undefined],
  // In another state than their prefix.
  ['20588', 'MD'],
  ['06390', 'NY'],
  ['06390-0001', 'NY'],
  ['73960', 'TX'],
  // In two states.
  ['73949', 'OK'],
])('zip code %s belongs to %s', (zip, state) => expect(stateOfZip(zip)).toBe(state));

test.each([
  ['00601', 'Puerto Rico'],
  ['00802', 'the U.S. Virgin Islands'],
  ['00907', 'Puerto Rico'],
  ['09012-1234', 'the armed forces abroad (APO, FPO, DPO)'],
  ['34001', 'the armed forces abroad (APO, FPO, DPO)'],
  ['96201', 'the armed forces abroad (APO, FPO, DPO)'],
  ['96799', 'American Samoa'],
  ['96910', 'Guam'],
  ['96950', 'the Northern Mariana Islands'],
  ['96940', 'the Pacific islands'],
  ['96701', undefined],
  ['97205', undefined],
  ['00000', undefined],
])('zip code %s belongs to the territory %s', (zip, territory) => {
  expect(territoryOfZip(zip)).toBe(territory);
});

test.each([
  ['73949', 'TX', 'TX'],
  ['73949-0001', 'TX', 'TX'],
  ['73949', 'OK', 'OK'],
  ['73949', 'KS', 'OK'],
  ['83414', 'ID', 'WY'],
  ['06390', 'CT', 'NY'],
  ['97205', 'CA', 'OR'],
])('zip code %s, if %s is preferred, belongs to %s', (zip, preferred, state) =>
  expect(stateOfZip(zip, preferred)).toBe(state),
);

test('each state has prefixes', () => {
  const found = Array.from({ length: 1000 }, (_, prefix) =>
    stateOfZip(`${String(prefix).padStart(3, '0')}00`),
  );
  expect(new Set(found.filter((state) => state !== undefined))).toEqual(new Set(Object.keys(stateNames)));
});

test.each([
  ['97205', true],
  ['97205-1234', true],
  ['9720', false],
  ['97205-12', false],
  [97205, false],
])('zipCodes: %j is a zip code: %s', (zipCode, expected) => {
  expect(isZipCode(zipCode)).toBe(expected);
});

test.each([
  ['OR', true, 'Oregon'],
  ['DC', true, 'District of Columbia'],
  ['XX', false, 'XX'],
  ['or', false, 'or'],
  ['constructor', false, 'constructor'],
])('zipCodes: %j is a state: %s, shown as %s', (state, expected, name) => {
  expect(isState(state)).toBe(expected);
  expect(stateName(state)).toBe(name);
});

test('zipCodes: lists all states, sorted by name', () => {
  expect(states).toHaveLength(51);
  expect(states[0]).toEqual({ value: 'AL', label: 'Alabama' });
  expect(states.map(({ label }) => label)).toEqual(states.map(({ label }) => label).sort());
});

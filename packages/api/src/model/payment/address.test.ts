import { expect, test } from 'vitest';
import { addressVerdict, mergeChanges, toAddressInput, withPlaceOfZip } from './address.ts';

const home = { address: '418 Maple St', secondAddress: '', city: 'Portland', state: 'OR', zipCode: '97205' };

test.each([
  ['Y', 'verified'],
  ['S', 'unknownUnit'],
  ['D', 'missingUnit'],
  ['N', 'notFound'],
  ['', 'notFound'],
] as const)('match code %s means %s', (dpv_match_code, verdict) => {
  expect(addressVerdict([{ analysis: { dpv_match_code } }])).toBe(verdict);
});

test('an address without a candidate or a match code is not found', () => {
  expect(addressVerdict([])).toBe('notFound');
  expect(addressVerdict([{ analysis: {} }])).toBe('notFound');
});

test('a change event of the street after selecting a suggestion does not revert the other parts', () => {
  const shown = { ...toAddressInput(undefined), address: '418 map' };
  const latest = home;
  expect(mergeChanges(latest, shown, { ...shown, address: '418 Maple St' })).toEqual(home);
  expect(mergeChanges(home, home, { ...home, city: 'Salem' })).toEqual({ ...home, city: 'Salem' });
});

test.each([
  ['empty fields', {}, { city: 'Portland', state: 'OR' }],
  ['no city that is entered', { city: 'Gresham' }, { city: 'Gresham', state: 'OR' }],
  ['nothing after the ZIP code was changed', { zipCode: '97206' }, { city: '', state: '' }],
])('a ZIP code fills in %s', (_name, entered, filled) => {
  const latest = { address: '', secondAddress: '', city: '', state: '', zipCode: ' 97205', ...entered };
  const place = { zipCode: '97205', city: 'Portland', state: 'OR' };
  expect(withPlaceOfZip(latest, place)).toEqual({ ...latest, ...filled });
});

test.each([
  ['an empty city and another state', { city: '', state: 'ID' }, { city: 'Austin', state: 'TX' }],
  ['a city of another state', { city: 'Boise', state: 'ID' }, { city: 'Boise', state: 'ID' }],
  ['an empty state', { city: 'Austin', state: '' }, { city: 'Austin', state: 'TX' }],
])('a ZIP code in Texas with %s', (_name, entered, filled) => {
  const latest = { address: '', secondAddress: '', zipCode: '78704', ...entered };
  expect(withPlaceOfZip(latest, { zipCode: '78704', city: 'Austin', state: 'TX' })).toMatchObject(filled);
});

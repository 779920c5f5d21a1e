import { expect, test } from 'vitest';
import { readFields } from './readFields.ts';

const ADDRESS = { 'city?': 'input', 'state?': 'input' } as const;
const PAYMENT = { key: 'id', 'sum?': 'number|null', 'way?': "'card'|'wallet'" } as const;

test.each([
  ['all fields', { city: 'Portland', state: 'OR' }, { city: 'Portland', state: 'OR' }],
  ['a missing field', { city: 'Portland' }, { city: 'Portland' }],
  ['a field of another release', { city: 'Portland', country: 'US' }, { city: 'Portland' }],
  ['a number instead of a text', { city: 5, state: 'OR' }, { state: 'OR' }],
  ['null instead of a text', { city: null, state: 'OR' }, { state: 'OR' }],
  ['an input of any length', { city: 'x'.repeat(20_000) }, { city: 'x'.repeat(20_000) }],
  ['an empty record', {}, {}],
  ['a string', 'Portland', undefined],
  ['an array', ['Portland'], undefined],
  ['undefined', undefined, undefined],
  ['null', null, undefined],
])('readFields: %s', (_what, value, read) => {
  expect(readFields(ADDRESS, value)).toEqual(read);
});

test.each([
  ['a required id', { key: 'a' }, { key: 'a' }],
  ['no required id', { sum: 1 }, undefined],
  ['an empty id', { key: '' }, undefined],
  ['null where it is allowed', { key: 'a', sum: null }, { key: 'a', sum: null }],
  ['an infinite number', { key: 'a', sum: Infinity }, { key: 'a' }],
  ['a known way', { key: 'a', way: 'card' }, { key: 'a', way: 'card' }],
  ['an unknown way', { key: 'a', way: 'cash' }, { key: 'a' }],
])('readFields: %s', (_what, value, read) => {
  expect(readFields(PAYMENT, value)).toEqual(read);
});

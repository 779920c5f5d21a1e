import { expect, test } from 'vitest';
import type { Doctor } from '../../core/schema.ts';
import { doctorOnCall, matchesCriteria } from './rules.ts';

const doctor = (
  _id: string,
  status: string,
  ...licenses: [state: string, product: 'wl' | 'ed'][]
): Doctor => ({
  _id,
  status,
  licenses: licenses.map(([state, product]) => ({ _id: `${state}-${product}`, state, product })),
});

const doctors = [
  doctor('away', 'inactive', ['OR', 'wl']),
  doctor('lee', 'active', ['OR', 'wl'], ['TX', 'ed']),
  doctor('hale', 'active', ['TX', 'wl']),
];

test.each([
  [{}, ['away', 'lee', 'hale']],
  [{ status: 'active' }, ['lee', 'hale']],
  [{ product: 'wl' }, ['away', 'lee', 'hale']],
  [{ state: 'TX' }, ['lee', 'hale']],
  // One license must match both the product and the state.
  [{ state: 'TX', product: 'wl' }, ['hale']],
  [{ state: 'OR', product: 'wl', status: 'active' }, ['lee']],
  [{ state: 'AK' }, []],
] as const)('the doctors for %j are %j', (query, found) => {
  expect(doctors.filter((one) => matchesCriteria(one, query)).map(({ _id }) => _id)).toEqual(found);
});

test.each([
  ['licensed for both', { product: 'wl', state: 'TX' }, 'hale'],
  ['licensed for the product in another state', { product: 'ed', state: 'OR' }, 'lee'],
  ['licensed for neither', { product: 'ag', state: 'AK' }, 'lee'],
  ['for a patient without a state', { product: 'wl', state: undefined }, 'lee'],
] as const)('on call: %s', (_what, query, id) => {
  expect(doctorOnCall(doctors, query)?._id).toBe(id);
});

test('without doctors, none is on call', () => {
  expect(doctorOnCall([], { product: 'wl' })).toBeUndefined();
});

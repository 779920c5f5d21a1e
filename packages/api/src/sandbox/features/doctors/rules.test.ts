import { expect, test } from 'vitest';
import type { Doctor } from '../../core/schema.ts';
import { doctorOnCall, matchesCriteria } from './rules.ts';

const doctor = (
  _id: string,
  status: string,
  ...licences: [state: string, product: 'wl' | 'ed'][]
): Doctor => ({
  _id,
  status,
  licenses: licences.map(([state, product]) => ({ _id: `${state}-${product}`, state, product })),
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
  // Two licences that cover one half each are not one that covers both.
  [{ state: 'TX', product: 'wl' }, ['hale']],
  [{ state: 'OR', product: 'wl', status: 'active' }, ['lee']],
  [{ state: 'AK' }, []],
] as const)('%j is met by %j', (wanted, found) => {
  expect(doctors.filter((one) => matchesCriteria(one, wanted)).map(({ _id }) => _id)).toEqual(found);
});

test.each([
  ['licensed for both', { product: 'wl', state: 'TX' }, 'hale'],
  ['licensed for the product, elsewhere', { product: 'ed', state: 'OR' }, 'lee'],
  ['licensed for neither', { product: 'ag', state: 'AK' }, 'lee'],
  ['for a patient without a state', { product: 'wl', state: undefined }, 'lee'],
] as const)('on call, %s', (_what, wanted, id) => {
  expect(doctorOnCall(doctors, wanted)?._id).toBe(id);
});

test('nobody is on call where there is no doctor', () => {
  expect(doctorOnCall([], { product: 'wl' })).toBeUndefined();
});

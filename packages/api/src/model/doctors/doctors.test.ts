import { expect, test } from 'vitest';
import { doctorsInState } from './doctors.ts';

const licensedIn = (_id: string, status: string | undefined, ...states: string[]) => ({
  _id,
  ...(status && { status }),
  licenses: states.map((state) => ({ _id: `${_id}-${state}`, state })),
});

test.each([
  ['OR', ['lee: OR', 'new: OR']],
  ['TX', ['lee: TX']],
  ['AK', []],
])('the doctors in %s are %j', (state, found) => {
  const doctors = [
    licensedIn('lee', 'active', 'OR', 'TX'),
    licensedIn('away', 'inactive', 'OR'),
    licensedIn('new', undefined, 'OR'),
    { _id: 'unlicensed' },
  ];
  expect(
    doctorsInState(doctors, state).map(
      ({ _id, licenses = [] }) => `${_id}: ${licenses.map((license) => license.state).join()}`,
    ),
  ).toEqual(found);
});

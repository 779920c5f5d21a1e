import { expect, test } from 'vitest';
import { placeProblems } from './place.ts';

const namesOf = (problems: readonly { readonly name?: string }[]) => problems.map(({ name }) => name);

test.each([
  ['', '', ['zipCode', 'state']],
  ['OR', '', ['zipCode']],
  ['', '97205', ['state']],
  ['OR', '97205', []],
  ['OR', ' 97205 ', []],
  ['OR', '97205-1234', []],
  ['OR', '9720', ['zipCode']],
  ['OR', '97205-12', ['zipCode']],
  ['OR', 'ABCDE', ['zipCode']],
  ['OR', '90210', ['zipCode']],
  ['OR', '90210-1234', ['zipCode']],
  ['', '90210', ['state']],
  ['OR', '00000', ['zipCode']],
])('state "%s" and ZIP code "%s" have problems in %j', (state, zipCode, fields) => {
  expect(namesOf(placeProblems({ state, zipCode }))).toEqual(fields);
});

test('the message about a ZIP code in another state names both states', () => {
  expect(placeProblems({ state: 'OR', zipCode: '90210' })).toEqual([
    {
      name: 'zipCode',
      message: 'This ZIP code is in California, not in Oregon. Check the ZIP code or the state',
    },
  ]);
});

import { expect, test } from 'vitest';
import { licensesByState } from './licensesByState.ts';

const license = (id: string, state: string) => ({ id, state });

test.each([
  ['none', [], []],
  ['one', [license('1', 'Texas')], [['Texas', '1']]],
  [
    'sorted by state name',
    [license('1', 'Texas'), license('2', 'Alaska'), license('3', 'Ohio')],
    [
      ['Alaska', '2'],
      ['Ohio', '3'],
      ['Texas', '1'],
    ],
  ],
  [
    'grouped by state in their order',
    [license('1', 'Texas'), license('2', 'Ohio'), license('3', 'Texas')],
    [
      ['Ohio', '2'],
      ['Texas', '1', '3'],
    ],
  ],
])('%s', (_what, licenses, expected) => {
  expect(
    licensesByState(licenses).map(({ state, licenses: of }) => [state, ...of.map(({ id }) => id)]),
  ).toEqual(expected);
});

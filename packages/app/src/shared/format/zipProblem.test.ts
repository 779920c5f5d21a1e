import { expect, test } from 'vitest';
import { zipProblem } from './zipProblem.ts';

test.each([
  ['97205', 'OR', undefined],
  ['97205-1234', 'OR', undefined],
  ['97205', '', undefined],
  ['9720', 'OR', expect.stringMatching(/five digits/)],
  ['97205-12', 'OR', expect.stringMatching(/five digits/)],
  ['00000', 'OR', expect.stringMatching(/^No state has the ZIP code 00000/)],
  ['90210', 'OR', expect.stringMatching(/^This ZIP code is in California, not in Oregon\./)],
  ['90210-1234', 'OR', expect.stringMatching(/^This ZIP code is in California/)],
  ['20001', 'MD', expect.stringMatching(/^This ZIP code is in District of Columbia, not in Maryland/)],
])('%s for %s: %s', (zipCode, state, problem) => {
  expect(zipProblem(zipCode, state)).toEqual(problem);
});

import { expect, test } from 'vitest';
import { zipProblem } from './zipProblem.ts';

test.each([
  ['97205', 'OR', undefined],
  ['97205-1234', 'OR', undefined],
  ['97205', '', undefined],
  ['9720', 'OR', expect.stringMatching(/five digits/)],
  ['97205-12', 'OR', expect.stringMatching(/five digits/)],
  ['00000', 'OR', expect.stringMatching(/^No state has the ZIP code 00000/)],
  ['00907', 'OR', "We don't deliver to Puerto Rico yet. Enter a ZIP code in a state"],
  [
    '09012-1234',
    '',
    "We don't deliver to the armed forces abroad (APO, FPO, DPO) yet. Enter a ZIP code in a state",
  ],
  ['90210', 'OR', expect.stringMatching(/^This ZIP code is in California, not in Oregon\./)],
  ['90210-1234', 'OR', expect.stringMatching(/^This ZIP code is in California/)],
  ['20001', 'MD', expect.stringMatching(/^This ZIP code is in District of Columbia, not in Maryland/)],
  ['06390', 'NY', undefined],
  ['06390', 'CT', expect.stringMatching(/^This ZIP code is in New York, not in Connecticut\./)],
  ['83414', 'WY', undefined],
  ['73949', 'OK', undefined],
  ['73949-1234', 'TX', undefined],
  ['73949', 'KS', expect.stringMatching(/^This ZIP code is in Oklahoma, not in Kansas/)],
])('zipProblem: %s for %s: %s', (zipCode, state, problem) => {
  expect(zipProblem(zipCode, state)).toEqual(problem);
});

import { expect, test } from 'vitest';
import { consentProblems } from './consents.ts';

test.each([
  [[], ['telehealth']],
  [['terms'], ['telehealth']],
  [['telehealth', 'terms'], ['privacy']],
  [['telehealth', 'terms', 'privacy'], []],
  [['marketing'], ['telehealth']],
])('with %j checked, the problem is at %j', (agreed, missing) => {
  expect(consentProblems(new Set(agreed)).map(({ name }) => name)).toEqual(missing);
});

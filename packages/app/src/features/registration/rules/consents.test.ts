import { expect, test } from 'vitest';
import { consentProblems } from './consents.ts';

test.each([
  [[], ['telehealth', 'terms', 'privacy']],
  [['terms'], ['telehealth', 'privacy']],
  [['telehealth', 'terms', 'privacy'], []],
  [['marketing'], ['telehealth', 'terms', 'privacy']],
])('with %j checked, %j are missing', (agreed, missing) => {
  expect(consentProblems(new Set(agreed)).map(({ name }) => name)).toEqual(missing);
});

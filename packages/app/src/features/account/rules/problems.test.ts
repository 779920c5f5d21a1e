import { expect, test } from 'vitest';
import { measureProblems } from './problems.ts';

const namesOf = (problems: readonly { readonly name?: string }[]) => problems.map(({ name }) => name);

test.each([
  [69, 176, []],
  [null, 176, ['height']],
  [69, null, ['weight']],
  [35, 49, ['height', 'weight']],
  [107, 1000, []],
])('%s inches, %s pounds: %j', (height, weight, names) => {
  expect(namesOf(measureProblems({ height, weight }))).toEqual(names);
});

import { expect, test } from 'vitest';
import { describedBy } from './describedBy.ts';

test.each<[ids: readonly (string | false | undefined)[], prop: object]>([
  [['help', 'unit'], { 'aria-describedby': 'help unit' }],
  [[undefined, 'unit', false], { 'aria-describedby': 'unit' }],
  [[undefined, false], {}],
  [[], {}],
])('describedBy: %j', (ids, prop) => {
  expect(describedBy(...ids)).toEqual(prop);
});

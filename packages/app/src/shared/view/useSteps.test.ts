import { expect, test } from 'vitest';
import { leftAfter, type Step } from './useSteps.ts';

const step = (order: number): Step => ({ id: `step ${order}`, order });

test.each([
  ['the step that was left by going back', [], 3, 2, [3]],
  ['both after going back twice, the nearest last', [3], 2, 1, [3, 2]],
  ['the further one after going on to the nearest', [3, 2], 1, 2, [3]],
  ['nothing after going on past it', [3], 2, 4, []],
  ['nothing at first', [], 1, 2, []],
])('forward leads to %s', (_name, left, before, now, expected) => {
  expect(leftAfter(left.map(step), step(before), step(now)).map(({ order }) => order)).toEqual(expected);
});

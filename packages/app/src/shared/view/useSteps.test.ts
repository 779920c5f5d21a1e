import { expect, test } from 'vitest';
import { forwardStepsAfter, type Step } from './useSteps.ts';

const step = (order: number): Step => ({ id: `step ${order}`, order });

test.each([
  ['the step left by going back', [], 3, 2, [3]],
  ['both steps after going back twice, the nearest last', [3], 2, 1, [3, 2]],
  ['the farther step after returning to the nearest', [3, 2], 1, 2, [3]],
  ['no step after passing it', [3], 2, 4, []],
  ['no step initially', [], 1, 2, []],
])('forward leads to %s', (_name, left, before, now, expected) => {
  expect(forwardStepsAfter(left.map(step), step(before), step(now)).map(({ order }) => order)).toEqual(
    expected,
  );
});

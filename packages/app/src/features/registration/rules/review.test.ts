import { expect, test } from 'vitest';
import { returnTarget } from './review.ts';

test.each([
  ['globalQuestions', 'summary'],
  ['questions', 'summary'],
  ['treatment', 'payment'],
  ['payment', 'summary'],
  ['photo', 'summary'],
])('after a change in %s, Continue leads to %s', (step, target) => {
  expect(returnTarget(step)).toBe(target);
});

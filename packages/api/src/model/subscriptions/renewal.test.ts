import { expect, test } from 'vitest';
import { mustReturnToQuestions, renewalStep } from './renewal.ts';

test.each([
  [undefined, false, 'questions'],
  [undefined, true, 'questions'],
  ['questions', true, 'questions'],
  ['plan', true, 'plan'],
  ['check', true, 'check'],
  // Unanswered questions come first, such as follow-ups of a changed answer.
  ['plan', false, 'questions'],
  ['check', false, 'questions'],
] as const)('left at %s, answered %s: continues with %s', (left, isAnswered, step) => {
  expect(renewalStep(left, isAnswered)).toBe(step);
});

test.each([
  [undefined, false, false],
  ['questions', false, false],
  ['plan', false, true],
  ['check', false, true],
  ['check', true, false],
  ['check', undefined, false],
] as const)('stored step %s, answered %s: returns to the questions: %s', (stored, isAnswered, goesBack) => {
  expect(mustReturnToQuestions(stored, isAnswered)).toBe(goesBack);
});

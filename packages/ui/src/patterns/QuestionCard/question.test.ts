import { expect, test } from 'vitest';
import { isAnswered, isQuestionKind, questionKinds } from './question.ts';

test.each(questionKinds.map((kind) => [kind]))('QuestionCard supports the question kind %s', (kind) => {
  expect(isQuestionKind(kind)).toBe(true);
});

test.each(['', 'Single', 'slider', 'toString'])('"%s" is not supported', (kind) => {
  expect(isQuestionKind(kind)).toBe(false);
});

test.each([
  [null, false],
  ['', false],
  ['\u200B', false],
  ['  ', false],
  ['no', true],
  [0, true],
  [false, false],
  [true, true],
  [[], false],
  [['a'], true],
])('%j counts as an answer: %s', (answer, expected) => {
  expect(isAnswered(answer)).toBe(expected);
});

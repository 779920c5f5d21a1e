import { answerProblem } from '@patient/api/model';
import { expect, test } from 'vitest';
import type { Question } from '@patient/api';
import { fakeAnswer } from './fakeAnswer.ts';

const questionOf = (kind: string, own: Partial<Question> = {}): Question => ({
  _id: 'q',
  type: 'wlQuestions',
  sequence: 1,
  kind,
  question: 'How?',
  ...own,
});
const option = (_id: string, ...followUpQuestions: string[]) => ({ _id, option: _id, followUpQuestions });

test.each([
  ['the last', [option('a'), option('b')], 'b'],
  ['the last without follow-ups', [option('a'), option('b', 'more')], 'a'],
  ['the one that excludes all others', [option('None of these'), option('b')], 'None of these'],
  ['the last, if all have follow-ups', [option('a', 'x'), option('b', 'y')], 'b'],
])('the option chosen is %s', (_which, qOptions, chosen) => {
  expect(fakeAnswer(questionOf('single', { qOptions }))?.optionIds).toEqual([chosen]);
  expect(fakeAnswer(questionOf('multiple', { qOptions }))?.optionIds).toEqual([chosen]);
});

test.each(['text', 'medicines', 'weight'])('fakeAnswer: %s has a valid answer', (kind) => {
  const question = questionOf(kind);
  expect(answerProblem(question, fakeAnswer(question))).toBeUndefined();
});

test('the goal is below the current weight', () => {
  const [today, goal] = [
    fakeAnswer(questionOf('weight')),
    fakeAnswer(questionOf('weight'), [questionOf('weight')]),
  ];
  expect(goal?.value).toBeLessThan(Number(today?.value));
});

test.each(['info', 'file', 'hologram'])('fakeAnswer: %s has no answer', (kind) => {
  expect(fakeAnswer(questionOf(kind))).toBeUndefined();
});

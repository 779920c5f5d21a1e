import { askedQuestions, byQuestion } from '@patient/api/model';
import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { reasonFor, resumeIndex } from './questionTree.ts';

/** A question with options `<id>-<n>`; each option is a list of the follow-ups it asks for. */
const choice = (_id: string, sequence: number, ...options: string[][]): Question => ({
  _id,
  kind: 'single',
  question: _id,
  sequence,
  qOptions: options.map((followUpQuestions, index) => ({
    _id: `${_id}-${index + 1}`,
    option: `${_id} ${index + 1}`,
    followUpQuestions,
  })),
});
const followUp = (question: Question, parent: string, option: number): Question => ({
  ...question,
  isFollowupQuestion: true,
  immediateParentQId: parent,
  optionId: `${parent}-${option}`,
});

const first = choice('first', 1, ['deeper', 'beside'], []);
const deeper = followUp(choice('deeper', 2, ['deepest'], []), 'first', 1);
const deepest = followUp({ _id: 'deepest', kind: 'text', question: 'deepest', sequence: 3 }, 'deeper', 1);
const beside = followUp({ _id: 'beside', kind: 'text', question: 'beside', sequence: 4 }, 'first', 1);
const last: Question = { _id: 'last', kind: 'agreement', question: 'last', sequence: 5 };
const all = [last, beside, deepest, deeper, first];

const chose = (questionId: string, option: number): VisitAnswer => ({
  questionId,
  optionIds: [`${questionId}-${option}`],
});
const said = (questionId: string, value: string | boolean): VisitAnswer => ({ questionId, value });

test.each<[name: string, answers: VisitAnswer[], lastIndex: number, index: number]>([
  ['at the stored index', [chose('first', 2)], 1, 1],
  ['at the stored index, though the next is open', [chose('first', 2)], 0, 0],
  ['at the first open question, if that comes before', [chose('first', 1), said('last', true)], 3, 1],
  ['at the end of a list that became shorter', [chose('first', 2), said('last', true)], 9, 1],
  ['at the beginning without answers', [], 4, 0],
  ['at the beginning for an index that is none', [chose('first', 2)], Number.NaN, 0],
  ['never before the beginning', [], -2, 0],
])('resuming: %s', (_name, answers, lastIndex, index) => {
  const known = byQuestion(answers);
  expect(resumeIndex(askedQuestions(all, known).questions, known, lastIndex)).toBe(index);
});

test('a question of a kind that cannot be shown is never passed over', () => {
  const odd: Question = { _id: 'odd', kind: 'hologram', question: 'odd', sequence: 1, flagAsEmpty: true };
  expect(resumeIndex([odd, last], byQuestion([said('odd', 'x')]), 1)).toBe(0);
});

test('an empty questionnaire has a beginning', () => {
  expect(resumeIndex([], byQuestion([]), 3)).toBe(0);
});

test.each<[question: Question, reason: string | undefined]>([
  [deeper, 'first 1'],
  [deepest, 'deeper 1'],
  [first, undefined],
  [{ ...deeper, immediateParentQId: 'gone' }, undefined],
])('a follow-up says which answer brought it', (question, reason) => {
  expect(reasonFor(question, all)).toBe(reason);
});

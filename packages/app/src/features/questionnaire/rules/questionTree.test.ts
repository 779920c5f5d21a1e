import { askedQuestions, byQuestion, isComplete, type Answers } from '@patient/api/model';
import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { nextIndex, questionPosition, reasonFor, resumeIndex } from './questionTree.ts';

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

const openIn = (answers: Answers) => (question: Question) => !isComplete(question, answers.get(question._id));

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
  expect(resumeIndex(askedQuestions(all, known).questions, openIn(known), lastIndex)).toBe(index);
});

test('a question of a kind that cannot be shown is never passed over', () => {
  const odd: Question = { _id: 'odd', kind: 'hologram', question: 'odd', sequence: 1, flagAsEmpty: true };
  expect(resumeIndex([odd, last], openIn(byQuestion([said('odd', 'x')])), 1)).toBe(0);
});

test('an empty questionnaire has a beginning', () => {
  expect(resumeIndex([], openIn(byQuestion([])), 3)).toBe(0);
});

test.each<
  [name: string, answers: VisitAnswer[], index: number, isReviewing: boolean, next: number | undefined]
>([
  ['to the next', [chose('first', 2)], 0, false, 1],
  ['not beyond the end', [chose('first', 2)], 1, false, undefined],
  ['to the next, though it is answered', [chose('first', 2), said('last', true)], 0, false, 1],
  ['reviewing: to the end', [chose('first', 2), said('last', true)], 0, true, undefined],
  ['reviewing: to a new follow-up', [chose('first', 1), said('last', true)], 0, true, 1],
  [
    'reviewing: past an answered follow-up',
    [chose('first', 1), chose('deeper', 2), said('last', true)],
    1,
    true,
    2,
  ],
])('Continue leads %s', (_name, answers, index, isReviewing, next) => {
  const known = byQuestion(answers);
  expect(nextIndex(askedQuestions(all, known).questions, openIn(known), index, isReviewing)).toBe(next);
});

test.each<[question: Question, question: string | undefined, answer: string | undefined]>([
  [deeper, 'first', 'first 1'],
  [deepest, 'deeper', 'deeper 1'],
  [first, undefined, undefined],
  [{ ...deeper, immediateParentQId: 'gone' }, undefined, undefined],
])('a follow-up says which answer to which question brought it', (asked, question, answer) => {
  const reason = reasonFor(asked, all);
  expect([reason?.question, reason?.answer]).toEqual([question, answer]);
});

const intro: Question = { _id: 'intro', kind: 'info', question: 'intro', sequence: 0 };
const tip = followUp({ ...intro, _id: 'tip', sequence: 4 }, 'first', 2);

test.each<[name: string, asked: Question[], positions: (string | undefined)[]]>([
  ['without follow-ups', [first, last], ['1 of 2', '2 of 2']],
  [
    'follow-ups have the number of their question',
    [first, deeper, deepest, beside, last],
    ['1 of 2', '1 of 2', '1 of 2', '1 of 2', '2 of 2'],
  ],
  [
    'pages without a question are not counted',
    [intro, first, tip, last],
    [undefined, '1 of 2', undefined, '2 of 2'],
  ],
  ['a follow-up without its question', [deeper], [undefined]],
  ['nothing', [], [undefined]],
])('positions: %s', (_name, asked, positions) => {
  const shown = positions.map((_, index) => {
    const position = questionPosition(asked, index);
    return position && `${position.number} of ${position.count}`;
  });
  expect(shown).toEqual(positions);
});

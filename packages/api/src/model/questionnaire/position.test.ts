import { askedQuestions, byQuestion, type Answers } from './questionTree.ts';
import { isComplete } from './answers.ts';
import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '../../client/entities.ts';
import { historyTo, nextIndex, questionPosition, reasonFor, resumeIndex } from './position.ts';

/** Question with options `<id>-<n>`; each option is a list of its follow-ups. */
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
const answered = (questionId: string, value: string | boolean): VisitAnswer => ({ questionId, value });

test.each<[name: string, answers: VisitAnswer[], lastIndex: number, index: number]>([
  ['at the stored index', [chose('first', 2)], 1, 1],
  ['at the stored index before the first open question', [chose('first', 2)], 0, 0],
  ['at an open question before the stored index', [chose('first', 1), answered('last', true)], 3, 1],
  ['at the end of a list that has become shorter', [chose('first', 2), answered('last', true)], 9, 1],
  ['at the start without answers', [], 4, 0],
  ['at the start for an index that is not a number', [chose('first', 2)], Number.NaN, 0],
  ['at the start for a negative index', [], -2, 0],
])('position: resumes %s', (_name, answers, lastIndex, index) => {
  const known = byQuestion(answers);
  expect(resumeIndex(askedQuestions(all, known).questions, openIn(known), lastIndex)).toBe(index);
});

test('never skips a question of an unknown kind', () => {
  const unknown: Question = {
    _id: 'unknown',
    kind: 'hologram',
    question: '?',
    sequence: 1,
    flagAsEmpty: true,
  };
  expect(resumeIndex([unknown, last], openIn(byQuestion([answered('unknown', 'x')])), 1)).toBe(0);
});

test('position: resumes an empty questionnaire at index 0', () => {
  expect(resumeIndex([], openIn(byQuestion([])), 3)).toBe(0);
});

test.each<
  [name: string, answers: VisitAnswer[], index: number, isReviewing: boolean, next: number | undefined]
>([
  ['to the next question', [chose('first', 2)], 0, false, 1],
  ['to the end after the last question', [chose('first', 2)], 1, false, undefined],
  ['to the next question even if it is answered', [chose('first', 2), answered('last', true)], 0, false, 1],
  ['to the end when reviewing', [chose('first', 2), answered('last', true)], 0, true, undefined],
  ['to a new follow-up when reviewing', [chose('first', 1), answered('last', true)], 0, true, 1],
  [
    'past an answered follow-up when reviewing',
    [chose('first', 1), chose('deeper', 2), answered('last', true)],
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
  [{ ...deeper, immediateParentQId: 'unknown' }, undefined, undefined],
])('reason for %j is question %s with answer %s', (asked, question, answer) => {
  const reason = reasonFor(asked, all);
  expect([reason?.question, reason?.answer]).toEqual([question, answer]);
});

const intro: Question = { _id: 'intro', kind: 'info', question: 'intro', sequence: 0 };
const tip = followUp({ ...intro, _id: 'tip', sequence: 4 }, 'first', 2);

test.each<[name: string, asked: Question[], positions: (string | undefined)[]]>([
  ['questions without follow-ups', [first, last], ['1 of 2', '2 of 2']],
  [
    'follow-ups, with the number of their question',
    [first, deeper, deepest, beside, last],
    ['1 of 2', '1 of 2', '1 of 2', '1 of 2', '2 of 2'],
  ],
  ['pages without a question, which have no number', [first, tip, last], ['1 of 2', undefined, '2 of 2']],
  ['a page with information and a question', [intro, first, last], ['1 of 2', '1 of 2', '2 of 2']],
  ['a follow-up without its question', [deeper], [undefined]],
  ['an empty list', [], [undefined]],
])('positions of %s', (_name, asked, positions) => {
  const shown = positions.map((_, index) => {
    const position = questionPosition(asked, index);
    return position && `${position.number} of ${position.count}`;
  });
  expect(shown).toEqual(positions);
});

test('position: resumes at the first question of a page', () => {
  const asked = [intro, first, last];
  expect(resumeIndex(asked, openIn(byQuestion([chose('first', 2)])), 1)).toBe(0);
});

test('Back leads through pages', () => {
  expect(historyTo([intro, first, tip, last], 3)).toEqual(['intro', 'tip', 'last']);
});

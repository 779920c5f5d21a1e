import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '../../client/entities.ts';
import {
  isSamePosition,
  positionOf,
  shownIndex,
  startPosition,
  visitHistory,
  type StartFacts,
  type VisitPosition,
} from './visitPosition.ts';

const choice = (_id: string): Question => ({
  _id,
  kind: 'single',
  question: _id,
  qOptions: [{ _id: `${_id}-1`, option: 'Yes' }],
});
const asked = ['one', 'two', 'three'].map(choice);
const answersTo = (...ids: readonly string[]) =>
  new Map<string, VisitAnswer>(
    ids.map((questionId) => [questionId, { questionId, optionIds: [`${questionId}-1`] }]),
  );
const at = (questionId: string): VisitPosition => ({ part: 'question', questionId });

const active: StartFacts = {
  asked,
  answers: answersTo('one', 'two'),
  isGlobal: true,
  patient: { status: 'active' },
  lastIndex: 0,
};

test.each<[string, Partial<StartFacts>, VisitPosition]>([
  ['all answers of an earlier treatment', {}, { part: 'known' }],
  ['the first question without answers', { answers: answersTo() }, at('one')],
  [
    'the first question if the only answer is invalid',
    { answers: new Map([['one', { questionId: 'one' }]]) },
    at('one'),
  ],
  [
    'the saved question in a first registration',
    { patient: { status: 'register' }, lastIndex: 1 },
    at('two'),
  ],
  ['the saved question of the treatment', { isGlobal: false, lastIndex: 1 }, at('two')],
  [
    'the first open question before the saved one',
    { isGlobal: false, answers: answersTo('one'), lastIndex: 2 },
    at('two'),
  ],
])('visitPosition: starts with %s', (_name, facts, position) => {
  expect(startPosition({ ...active, ...facts })).toEqual(position);
});

test.each([
  ['its question', answersTo('one', 'two', 'three'), 'two', 1],
  ['the first open question before it', answersTo('two'), 'three', 0],
  ['the first open question if its own is no longer asked', answersTo('one'), 'gone', 1],
  [
    'the last question if its own is no longer asked and all are answered',
    answersTo('one', 'two', 'three'),
    'gone',
    2,
  ],
])('visitPosition: shows %s', (_name, answers, questionId, index) => {
  expect(shownIndex({ asked, answers }, at(questionId))).toBe(index);
});

test.each<[VisitPosition, readonly string[]]>([
  [{ part: 'known' }, ['known']],
  [at('three'), ['one', 'two', 'three']],
  [{ part: 'help', questionId: 'two' }, ['one', 'two', 'help']],
  [{ ...at('two'), isFromKnown: true }, ['known', 'two']],
  [{ part: 'help', questionId: 'two', isFromKnown: true }, ['known', 'two', 'help']],
])('visitPosition: %j has the step history %j, which leads to it', (position, history) => {
  expect(visitHistory(asked, position)).toEqual(history);
  expect(positionOf(history)).toEqual(position);
});

test.each<[VisitPosition, boolean]>([
  [at('one'), true],
  [{ ...at('one'), isFromKnown: undefined }, true],
  [{ ...at('one'), isFromKnown: true }, false],
  [{ ...at('one'), part: 'help' }, false],
  [at('two'), false],
])('visitPosition: question one is the same position as %j: %s', (other, isSame) => {
  expect(isSamePosition(at('one'), other)).toBe(isSame);
});

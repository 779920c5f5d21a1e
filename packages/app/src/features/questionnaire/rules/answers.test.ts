import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import {
  answerOf,
  answerProblem,
  fieldOf,
  isKeepable,
  type AnswerProblem,
  type FieldAnswer,
} from './answers.ts';

const ask = (kind: string, flagAsEmpty?: boolean): Question => ({
  _id: 'q',
  kind,
  question: 'How?',
  ...(flagAsEmpty !== undefined && { flagAsEmpty }),
});

test.each<[kind: string, field: FieldAnswer, kept: Partial<VisitAnswer>]>([
  ['single', 'a', { optionIds: ['a'] }],
  ['single', null, { optionIds: [] }],
  ['multiple', ['a', 'b'], { optionIds: ['a', 'b'] }],
  ['multiple', [], { optionIds: [] }],
  ['text', 'words', { value: 'words' }],
  ['text', '', { value: null }],
  ['number', 0, { value: 0 }],
  ['number', null, { value: null }],
  ['date', '2024-02-29', { value: '2024-02-29' }],
  ['height', 69, { value: '5 feet 9 inches' }],
  ['height', null, { value: null }],
  ['weight', 176.5, { value: 176.5 }],
  ['file', ['/api/file/1'], { files: ['/api/file/1'] }],
  ['agreement', true, { value: true }],
  ['agreement', false, { value: null }],
])('%s %j is kept as %j', (kind, field, kept) => {
  expect(answerOf(ask(kind), field)).toEqual({ questionId: 'q', question: 'How?', ...kept });
});

test.each<[kind: string, field: FieldAnswer]>([
  ['single', 'a'],
  ['single', null],
  ['multiple', ['a']],
  ['text', 'words'],
  ['number', 3],
  ['height', 69],
  ['height', null],
  ['file', ['/api/file/1']],
  ['agreement', true],
])('%s %j comes back as it was given', (kind, field) => {
  expect(fieldOf(ask(kind), answerOf(ask(kind), field))).toEqual(field);
});

test.each<[kind: string, field: FieldAnswer, problem: AnswerProblem | undefined]>([
  ['single', null, 'missing'],
  ['single', 'a', undefined],
  ['multiple', [], 'missing'],
  ['text', '   ', 'missing'],
  ['text', 'x', undefined],
  ['text', 'x'.repeat(5001), 'text'],
  ['number', 0, undefined],
  ['date', '2024-02-29', undefined],
  ['date', '2023-02-29', 'date'],
  ['date', 'yesterday', 'date'],
  ['height', 69, undefined],
  ['height', 35, 'height'],
  ['height', 108, 'height'],
  ['height', null, 'missing'],
  ['weight', 50, undefined],
  ['weight', 49.9, 'weight'],
  ['weight', 1001, 'weight'],
  ['file', [], 'missing'],
  ['info', null, undefined],
  ['agreement', false, 'missing'],
  ['agreement', true, undefined],
  ['hologram', 'x', 'missing'],
])('%s %j: %s', (kind, field, problem) => {
  expect(answerProblem(ask(kind), answerOf(ask(kind), field))).toBe(problem);
});

test.each<[kind: string, field: FieldAnswer, problem: AnswerProblem | undefined]>([
  ['text', '', undefined],
  ['single', null, undefined],
  ['weight', 3, 'weight'],
  ['hologram', null, 'missing'],
])('%s %j that may be left out: %s', (kind, field, problem) => {
  expect(answerProblem(ask(kind, true), answerOf(ask(kind, true), field))).toBe(problem);
});

test.each<[kind: string, field: FieldAnswer, expected: boolean]>([
  ['weight', null, true],
  ['weight', 176, true],
  ['weight', 17, false],
  ['text', '', true],
])('%s %j can be kept by the service: %s', (kind, field, expected) => {
  expect(isKeepable(ask(kind), answerOf(ask(kind), field))).toBe(expected);
});

import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { answerOf, fieldOf, type FieldAnswer } from './answers.ts';

const ask = (kind: string): Question => ({ _id: 'q', kind, question: 'How?' });

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

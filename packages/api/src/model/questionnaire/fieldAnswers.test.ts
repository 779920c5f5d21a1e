import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '../../client/entities.ts';
import { answerOf, fieldOf } from './fieldAnswers.ts';
import type { FieldAnswer } from './kinds.ts';

const questionOf = (kind: string): Question => ({ _id: 'q', kind, question: 'How?' });

test.each<[kind: string, field: FieldAnswer, stored: Partial<VisitAnswer>]>([
  ['single', 'a', { optionIds: ['a'] }],
  ['single', null, { optionIds: [] }],
  ['single', '', { optionIds: [] }],
  ['multiple', ['a', 'b'], { optionIds: ['a', 'b'] }],
  ['multiple', [], { optionIds: [] }],
  ['text', 'some text', { value: 'some text' }],
  ['text', '', { value: null }],
  ['number', 0, { value: 0 }],
  ['number', null, { value: null }],
  ['date', '2024-02-29', { value: '2024-02-29' }],
  ['height', 69, { value: '5 feet 9 inches' }],
  ['height', null, { value: null }],
  ['weight', 176.5, { value: 176.5 }],
  ['file', ['/api/file/1'], { files: ['/api/file/1'] }],
  ['medicines', ['Metformin', 'Vitamin D'], { value: 'Metformin\nVitamin D' }],
  ['medicines', [], { value: null }],
  ['agreement', true, { value: true }],
  ['agreement', false, { value: null }],
])('fieldAnswers: stores %s %j as %j', (kind, field, stored) => {
  expect(answerOf(questionOf(kind), field)).toEqual({ questionId: 'q', question: 'How?', ...stored });
});

test.each<[kind: string, field: FieldAnswer]>([
  ['single', 'a'],
  ['single', null],
  ['multiple', ['a']],
  ['text', 'some text'],
  ['number', 3],
  ['height', 69],
  ['height', null],
  ['file', ['/api/file/1']],
  ['medicines', ['Metformin', 'Vitamin D']],
  ['medicines', []],
  ['agreement', true],
])('fieldAnswers: restores the field value of %s %j', (kind, field) => {
  expect(fieldOf(questionOf(kind), answerOf(questionOf(kind), field))).toEqual(field);
});

import { describe, expect, test } from 'vitest';
import {
  answerOf,
  answerProblem,
  exampleAnswer,
  fieldOf,
  isComplete,
  isOptional,
  isStorable,
} from './answers.ts';
import { knownValues } from '../../generated/knownValues.ts';
import { entriesOf, type Answer, type FieldAnswer, type Question } from './kinds.ts';

describe('isComplete and isStorable', () => {
  const options = [
    { _id: 'x', option: 'x' },
    { _id: 'y', option: 'y' },
    { _id: 'none', option: 'None of these' },
  ];

  test.each<[kind: string, answer: Partial<Answer>, isAnswered: boolean, isRefused: boolean]>([
    ['single', { optionIds: ['x'] }, true, false],
    ['single', { optionIds: ['x', 'y'] }, false, true],
    ['single', { optionIds: ['zz'] }, false, true],
    ['single', { optionIds: [] }, false, false],
    ['single', { value: 'x' }, false, false],
    ['multiple', { optionIds: ['x', 'y'] }, true, false],
    ['multiple', { optionIds: ['x', 'x'] }, false, true],
    ['multiple', { optionIds: ['none'] }, true, false],
    ['multiple', { optionIds: ['x', 'none'] }, false, true],
    ['text', { value: 'Two a day' }, true, false],
    ['text', { value: ' ' }, false, false],
    ['text', { value: 7 }, false, true],
    ['text', { value: 'x'.repeat(5001) }, false, true],
    ['medicines', { value: 'Metformin 500 mg\nVitamin D' }, true, false],
    ['allergies', { value: '' }, false, false],
    ['conditions', { optionIds: ['x'] }, false, false],
    ['number', { value: 0 }, true, false],
    ['number', { value: '7' }, false, true],
    ['date', { value: '2026-02-28' }, true, false],
    ['date', { value: '2026-02-30' }, false, true],
    ['height', { value: '5 feet 9 inches' }, true, false],
    ['height', { value: 9 }, false, true],
    ['weight', { value: 176 }, true, false],
    ['weight', { value: -1 }, false, true],
    ['file', { files: ['/photo'] }, true, false],
    ['file', { files: [] }, false, false],
    ['agreement', { value: true }, true, false],
    ['agreement', { value: false }, false, false],
    ['agreement', { value: null }, false, false],
    ['agreement', { value: 'I agree' }, false, true],
    ['hologram', { value: 1 }, false, false],
  ])(
    'isComplete and isStorable: %s question, answer %j: complete %s, refused %s',
    (kind, answer, isAnswered, isRefused) => {
      const asked = { _id: 'q', question: 'q?', kind, qOptions: options };
      const given = { questionId: 'q', ...answer };
      expect(isComplete(asked, given)).toBe(isAnswered);
      expect(isStorable(asked, given)).toBe(!isRefused);
    },
  );
});

test.each([
  ['text', undefined, false, 'missing'],
  ['text', undefined, true, undefined],
  ['info', undefined, false, undefined],
  ['hologram', undefined, true, 'missing'],
  ['single', { optionIds: ['unknown'] }, true, 'option'],
  ['text', { value: 'x'.repeat(5001) }, false, 'text'],
  ['number', { value: '7' }, false, 'number'],
  ['date', { value: '2026-02-30' }, false, 'date'],
  ['height', { value: '71' }, false, 'height'],
  ['weight', { value: '176' }, false, 'weight'],
  ['agreement', { value: 'I agree' }, false, 'agreement'],
])('answers: %s question, answer %j, optional %s: problem %j', (kind, answer, flagAsEmpty, problem) => {
  const asked = { _id: 'q', question: 'q?', kind, flagAsEmpty };
  expect(isOptional(asked)).toBe(flagAsEmpty || kind === 'info');
  expect(answerProblem(asked, answer && { questionId: 'q', ...answer })).toBe(problem);
});

test.each([
  ['Metformin\nVitamin D', ['Metformin', 'Vitamin D']],
  ['Metformin', ['Metformin']],
  ['', []],
  [null, []],
  [undefined, []],
])('answers: %j has the entries %j', (value, entries) => {
  expect(entriesOf(value)).toEqual(entries);
});

test.each([...knownValues.QuestionKind, 'hologram'])('the example of kind %s is valid or missing', (kind) => {
  const question = { _id: 'one', kind, question: 'One' };
  const value = exampleAnswer(question);
  const problem = answerProblem(
    { ...question, flagAsEmpty: true },
    { questionId: 'one', ...(value !== undefined && { value }) },
  );
  expect(value === undefined || problem === undefined).toBe(true);
});

const fieldQuestion = (kind: string): Question => ({ _id: 'q', kind, question: 'How?' });

test.each<[kind: string, field: FieldAnswer, stored: Partial<Answer>]>([
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
])('answers: stores %s %j as %j', (kind, field, stored) => {
  expect(answerOf(fieldQuestion(kind), field)).toEqual({ questionId: 'q', question: 'How?', ...stored });
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
])('answers: restores the field value of %s %j', (kind, field) => {
  expect(fieldOf(fieldQuestion(kind), answerOf(fieldQuestion(kind), field))).toEqual(field);
});

test.each([...knownValues.QuestionKind, 'hologram'])(
  'answers: the empty field of kind %s stays empty',
  (kind) => {
    const question = fieldQuestion(kind);
    const empty = fieldOf(question, undefined);
    expect(fieldOf(question, answerOf(question, empty))).toEqual(empty);
  },
);

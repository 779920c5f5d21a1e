import { expect, test } from 'vitest';
import { answerError } from './answers.ts';

const questionOf = (kind: string) => ({ _id: 'q', kind, question: 'Weight?' });

test.each([
  ['weight', { value: 5 }, 'Weight?: Give your weight in pounds'],
  ['single', { optionIds: ['unknown'] }, 'Weight?: Choose among the answers; "None of these" stands alone'],
  ['multiple', { optionIds: ['unknown'] }, 'Weight?: Choose among the answers; "None of these" stands alone'],
  ['text', { value: 'x'.repeat(5001) }, 'Weight?: Answer in words, 5000 letters at most'],
  ['medicines', { value: 7 }, 'Weight?: Answer in words, 5000 letters at most'],
  ['number', { value: '7' }, 'Weight?: Answer with a number'],
  ['date', { value: '2026-02-30' }, 'Weight?: Answer with a date'],
  ['height', { value: 9 }, 'Weight?: Give your height in feet and inches'],
  ['agreement', { value: 'yes' }, 'Weight?: Agree to go on'],
  ['weight', { value: 176 }, undefined],
  ['weight', { value: null }, undefined],
  ['hologram', { value: 1 }, undefined],
])('a %s question answered with %j has the error %j', (kind, answer, error) => {
  expect(answerError(questionOf(kind), { questionId: 'q', ...answer })).toBe(error);
});

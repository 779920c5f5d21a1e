import { expect, test } from 'vitest';
import type { Answer, Question } from './kinds.ts';
import { lowBmi, measuresIn, questionBeforeGoal } from './measures.ts';
import { askedQuestions, byQuestion } from './questionTree.ts';

const ask = (_id: string, kind: string): Question => ({ _id, kind, question: _id, productType: 'wl' });
const questions = [ask('tall', 'height'), ask('heavy', 'weight'), ask('goal', 'weight'), ask('why', 'text')];
const tall: Answer = { questionId: 'tall', value: '5 feet 9 inches' };
const weighing = (pounds: number): Answer => ({ questionId: 'heavy', value: pounds });
const heavy = weighing(176);

test.each<[name: string, asked: Question[], answers: Answer[], expected: object | undefined]>([
  [
    'are height and weight',
    questions,
    [tall, heavy],
    { height: '5 feet 9 inches', weight: 176, lastId: 'heavy' },
  ],
  [
    'do not include the goal weight',
    questions,
    [tall, heavy, { questionId: 'goal', value: 150 }],
    { height: '5 feet 9 inches', weight: 176, lastId: 'heavy' },
  ],
  [
    'are found in reverse order',
    [ask('heavy', 'weight'), ask('tall', 'height')],
    [tall, heavy],
    { height: '5 feet 9 inches', weight: 176, lastId: 'tall' },
  ],
  ['are missing without a weight', questions, [tall], undefined],
  ['are missing with an impossible weight', questions, [tall, weighing(17)], undefined],
  ['are missing in a questionnaire without questions about them', [ask('why', 'text')], [], undefined],
])('measures %s', (_name, asked, answers, expected) => {
  expect(measuresIn(asked, byQuestion(answers))).toEqual(expected);
});

test.each([
  [100, 14.8],
  [124.8, 18.4],
  // The BMI is exactly 18.5.
  [125, undefined],
  [176, undefined],
])('the low BMI at 5 ft 9 in and %d lb is %s', (pounds, expected) => {
  expect(lowBmi(questions, byQuestion([tall, weighing(pounds)]))).toBe(expected);
});

test.each<[string, 'wl' | 'ag', string | undefined]>([
  ['goal', 'wl', 'heavy'],
  ['heavy', 'wl', undefined],
  ['why', 'wl', undefined],
  ['goal', 'ag', undefined],
])('the question before the goal "%s" in %s is %s', (id, productType, expected) => {
  const asked = questions.map((question) => ({ ...question, productType }));
  const question = asked.find(({ _id }) => _id === id);
  expect(question && questionBeforeGoal(question, asked)?._id).toBe(expected);
});

test.each([
  ['underweight', 100, 'tall heavy why'],
  ['at a healthy weight', 150, 'tall heavy goal why'],
])('measures: asks a patient who is %s', (_name, pounds, ids) => {
  const asked = askedQuestions(questions, byQuestion([tall, weighing(pounds)]));
  expect(asked.questions.map(({ _id }) => _id).join(' ')).toBe(ids);
});

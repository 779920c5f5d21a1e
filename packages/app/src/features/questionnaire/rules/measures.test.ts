import { byQuestion } from '@patient/api/model';
import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { measuresIn } from './measures.ts';

const ask = (_id: string, kind: string): Question => ({ _id, kind, question: _id });
const questions = [ask('tall', 'height'), ask('heavy', 'weight'), ask('goal', 'weight')];
const tall: VisitAnswer = { questionId: 'tall', value: '5 feet 9 inches' };
const heavy: VisitAnswer = { questionId: 'heavy', value: 176 };

test.each<[name: string, asked: Question[], answers: VisitAnswer[], expected: object | undefined]>([
  ['both', questions, [tall, heavy], { height: '5 feet 9 inches', weight: 176, lastId: 'heavy' }],
  [
    'the weight to reach is not the weight',
    questions,
    [tall, heavy, { questionId: 'goal', value: 150 }],
    { height: '5 feet 9 inches', weight: 176, lastId: 'heavy' },
  ],
  [
    'the other way round',
    [ask('heavy', 'weight'), ask('tall', 'height')],
    [tall, heavy],
    { height: '5 feet 9 inches', weight: 176, lastId: 'tall' },
  ],
  ['no weight yet', questions, [tall], undefined],
  ['a weight that nobody has', questions, [tall, { questionId: 'heavy', value: 17 }], undefined],
  ['a questionnaire without measures', [ask('why', 'text')], [], undefined],
])('measures among the answers: %s', (_name, asked, answers, expected) => {
  expect(measuresIn(asked, byQuestion(answers))).toEqual(expected);
});

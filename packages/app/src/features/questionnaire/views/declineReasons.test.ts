import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { reasonsToDecline } from './declineReasons.ts';

const question = (_id: string, kind: string, more: Partial<Question> = {}): Question => ({
  _id,
  kind,
  question: `${_id}?`,
  ...more,
});

const cancer = question('cancer', 'multiple', {
  qOptions: [
    { _id: 'thyroid', option: 'Medullary thyroid cancer', doctorMayDecline: true },
    { _id: 'other', option: 'Another one' },
    { _id: 'none', option: 'None of these' },
  ],
});
const questions = [
  question('height', 'height'),
  question('weight', 'weight'),
  question('goal', 'weight'),
  cancer,
  question('disorder', 'single', {
    qOptions: [{ _id: 'anorexia', option: 'Anorexia', doctorMayDecline: true }],
  }),
];

type Treatment = NonNullable<Question['productType']>;
type Answers = Readonly<Record<string, Partial<VisitAnswer>>>;

const visit = (productType: Treatment, answers: Answers) => ({
  productType,
  questions: questions.map((one) => ({ ...one, productType })),
  answers: new Map(
    Object.entries(answers).map(([questionId, answer]) => [questionId, { questionId, ...answer }]),
  ),
});

const height = { height: { value: '5 feet 9 inches' } };

test.each<[string, Treatment, Answers, readonly string[]]>([
  ['no answers', 'wl', {}, []],
  ['a harmless option', 'wl', { cancer: { optionIds: ['other'] } }, []],
  ['a risky option', 'wl', { cancer: { optionIds: ['thyroid', 'other'] } }, ['Medullary thyroid cancer']],
  ['a risky option in another treatment', 'ed', { disorder: { optionIds: ['anorexia'] } }, ['Anorexia']],
  ['overweight', 'wl', { ...height, weight: { value: 212 } }, []],
  ['a healthy weight', 'wl', { ...height, weight: { value: 160 } }, ['Body mass index (BMI) 23.6']],
  ['a healthy weight in another treatment', 'ag', { ...height, weight: { value: 160 } }, []],
  [
    'anorexia at a BMI of 15',
    'wl',
    { ...height, weight: { value: 101.6 }, disorder: { optionIds: ['anorexia'] } },
    ['Body mass index (BMI) 15.0', 'Anorexia'],
  ],
])('reasons to decline with %s', (_name, productType, answers, reasons) => {
  expect(reasonsToDecline(visit(productType, answers))).toEqual(reasons);
});

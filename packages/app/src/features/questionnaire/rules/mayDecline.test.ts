import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { bmiForHelp, isGoalTooHigh, isQuestionOpen, reasonsToDecline } from './mayDecline.ts';

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
type Given = Readonly<Record<string, Partial<VisitAnswer>>>;

const visit = (productType: Treatment, given: Given) => ({
  productType,
  questions: questions.map((one) => ({ ...one, productType })),
  answers: new Map(
    Object.entries(given).map(([questionId, answer]) => [questionId, { questionId, ...answer }]),
  ),
});

const tall = { height: { value: '5 feet 9 inches' } };

test.each<[string, Treatment, Given, readonly string[]]>([
  ['nothing', 'wl', {}, []],
  ['a harmless option', 'wl', { cancer: { optionIds: ['other'] } }, []],
  ['a risky option', 'wl', { cancer: { optionIds: ['thyroid', 'other'] } }, ['Medullary thyroid cancer']],
  ['a risky option, whatever the treatment', 'ed', { disorder: { optionIds: ['anorexia'] } }, ['Anorexia']],
  ['overweight', 'wl', { ...tall, weight: { value: 212 } }, []],
  ['a healthy weight', 'wl', { ...tall, weight: { value: 160 } }, ['Body mass index (BMI) 23.6']],
  ['a healthy weight, for another treatment', 'ag', { ...tall, weight: { value: 160 } }, []],
  [
    'anorexia at a BMI of 15',
    'wl',
    { ...tall, weight: { value: 101.6 }, disorder: { optionIds: ['anorexia'] } },
    ['Body mass index (BMI) 15.0', 'Anorexia'],
  ],
])('%s gives the reasons', (_name, productType, given, reasons) => {
  expect(reasonsToDecline(visit(productType, given))).toEqual(reasons);
});

test.each<[string, Treatment, number, boolean, number | undefined]>([
  ['weight', 'wl', 101.6, false, 15],
  ['weight', 'wl', 101.6, true, 15],
  ['weight', 'wl', 160, false, undefined],
  ['weight', 'ag', 101.6, false, undefined],
  ['height', 'wl', 101.6, false, undefined],
  ['height', 'wl', 101.6, true, 15],
  ['cancer', 'wl', 101.6, true, undefined],
])(
  '%s in %s at %d lb, reviewing: %s, leads to help for a BMI of %s',
  (id, type, pounds, isReviewing, bmi) => {
    const asked = visit(type, { ...tall, weight: { value: pounds } });
    const from = asked.questions.find(({ _id }) => _id === id);
    expect(from && bmiForHelp(from, { ...asked, patient: undefined }, isReviewing)).toBe(bmi);
  },
);

test.each<[string | undefined, number, number | undefined]>([
  ['5 feet 9 inches', 101.6, 15],
  ['5 feet 9 inches', 160, undefined],
  [undefined, 101.6, undefined],
])('a renewal of a patient of %s with %d lb leads to help for a BMI of %s', (height, value, bmi) => {
  const weight = question('weight', 'weight');
  const patient = { _id: 'p', ...(height !== undefined && { height }) };
  const answers = new Map([['weight', { questionId: 'weight', value }]]);
  const renewal = { productType: 'wl', questions: [weight], answers, patient };
  expect(bmiForHelp(weight, renewal, false)).toBe(bmi);
});

test.each<[string, Treatment, Given, boolean]>([
  ['below today', 'wl', { weight: { value: 212 }, goal: { value: 170 } }, false],
  ['the weight today', 'wl', { weight: { value: 212 }, goal: { value: 212 } }, true],
  ['above today', 'wl', { weight: { value: 212 }, goal: { value: 230 } }, true],
  ['not given', 'wl', { weight: { value: 212 } }, false],
  ['given before today', 'wl', { goal: { value: 230 } }, false],
  ['mistyped', 'wl', { weight: { value: 212 }, goal: { value: 5000 } }, false],
  ['above today, where nobody loses weight', 'ag', { weight: { value: 212 }, goal: { value: 230 } }, false],
])('a goal %s in %s is too high: %4$s', (_name, productType, given, isTooHigh) => {
  const asked = visit(productType, given);
  const goal = asked.questions.find(({ _id }) => _id === 'goal');
  expect(goal && isGoalTooHigh(goal, asked)).toBe(isTooHigh);
});

test.each<[string, Given, boolean]>([
  ['has no answer', {}, true],
  ['is mistyped', { weight: { value: 212 }, goal: { value: 5000 } }, true],
  ['is not below the weight today', { weight: { value: 165 }, goal: { value: 170 } }, true],
  ['is below it', { weight: { value: 212 }, goal: { value: 170 } }, false],
])('a goal that %s is open: %3$s', (_name, given, isOpen) => {
  const asked = visit('wl', given);
  const goal = asked.questions.find(({ _id }) => _id === 'goal');
  expect(goal && isQuestionOpen(goal, asked)).toBe(isOpen);
});

import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '../../client/entities.ts';
import { bmiForHelp, isGoalTooHigh, isQuestionOpen } from './mayDecline.ts';

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

test.each<[string, Treatment, number, boolean, number | undefined]>([
  ['weight', 'wl', 101.6, false, 15],
  ['weight', 'wl', 101.6, true, 15],
  ['weight', 'wl', 160, false, undefined],
  ['weight', 'ag', 101.6, false, undefined],
  ['height', 'wl', 101.6, false, undefined],
  ['height', 'wl', 101.6, true, 15],
  ['cancer', 'wl', 101.6, true, undefined],
])(
  'question %s of %s at %d lb, reviewing: %s, shows help for BMI %s',
  (id, type, pounds, isReviewing, bmi) => {
    const asked = visit(type, { ...height, weight: { value: pounds } });
    const from = asked.questions.find(({ _id }) => _id === id);
    expect(from && bmiForHelp(from, { ...asked, patient: undefined }, isReviewing)).toBe(bmi);
  },
);

test.each<[string | undefined, number, number | undefined]>([
  ['5 feet 9 inches', 101.6, 15],
  ['5 feet 9 inches', 160, undefined],
  [undefined, 101.6, undefined],
])('a renewal with recorded height %s and %d lb shows help for BMI %s', (recorded, value, bmi) => {
  const weight = question('weight', 'weight');
  const patient = { _id: 'p', ...(recorded !== undefined && { height: recorded }) };
  const answers = new Map([['weight', { questionId: 'weight', value }]]);
  const renewal = { productType: 'wl', questions: [weight], answers, patient };
  expect(bmiForHelp(weight, renewal, false)).toBe(bmi);
});

test.each<[string, Treatment, Answers, boolean]>([
  ['below the current weight', 'wl', { weight: { value: 212 }, goal: { value: 170 } }, false],
  ['equal to the current weight', 'wl', { weight: { value: 212 }, goal: { value: 212 } }, true],
  ['above the current weight', 'wl', { weight: { value: 212 }, goal: { value: 230 } }, true],
  ['without an answer', 'wl', { weight: { value: 212 } }, false],
  ['without a current weight', 'wl', { goal: { value: 230 } }, false],
  ['out of range', 'wl', { weight: { value: 212 }, goal: { value: 5000 } }, false],
  ['above the current weight', 'ag', { weight: { value: 212 }, goal: { value: 230 } }, false],
])('a goal %s in %s is too high: %4$s', (_name, productType, answers, isTooHigh) => {
  const asked = visit(productType, answers);
  const goal = asked.questions.find(({ _id }) => _id === 'goal');
  expect(goal && isGoalTooHigh(goal, asked)).toBe(isTooHigh);
});

test.each<[string, Answers, boolean]>([
  ['has no answer', {}, true],
  ['is out of range', { weight: { value: 212 }, goal: { value: 5000 } }, true],
  ['is not below the current weight', { weight: { value: 165 }, goal: { value: 170 } }, true],
  ['is below the current weight', { weight: { value: 212 }, goal: { value: 170 } }, false],
])('a goal that %s is open: %3$s', (_name, answers, isOpen) => {
  const asked = visit('wl', answers);
  const goal = asked.questions.find(({ _id }) => _id === 'goal');
  expect(goal && isQuestionOpen(goal, asked)).toBe(isOpen);
});

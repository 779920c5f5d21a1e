import { DEFAULT_STEPS } from '@patient/api/model';
import { expect, test } from 'vitest';
import { backFrom, initialStepHistory, isFirstStep, type Back } from './back.ts';

const previous: Back = { kind: 'previousStep' };
const part = (...stepHistory: string[]): Back => ({ kind: 'part', stepHistory });

test.each<[rule: string, step: string, productType: string, stepHistory: string[], back: Back]>([
  ['questions: one index back', 'questions', 'wl', ['a', 'b', 'c'], part('a', 'b')],
  ['common questions: the same', 'globalQuestions', 'wl', ['a', 'b'], part('a')],
  ['questions: at index 0 to the previous step', 'questions', 'wl', ['a'], previous],
  ['questions: nothing shown yet', 'questions', 'wl', [], previous],
  ['payment: from the card to the address', 'payment', 'ed', ['address', 'card'], part('address')],
  ['payment: from the address to the previous step', 'payment', 'ed', ['address'], previous],
  ['identity photo: from the selfie to the ID', 'photo', 'ed', ['id', 'selfie'], part('id')],
  [
    'identity photo: from the ID to the card',
    'photo',
    'ed',
    ['id'],
    { ...previous, stepHistories: { payment: ['address', 'card'] } },
  ],
  ['treatment: hl to the previous step', 'treatment', 'hl', ['GenericOptions', 'Dosage'], previous],
  ['treatment: ag to the previous step', 'treatment', 'ag', ['GenericOptions', 'Dosage'], previous],
  ['treatment: GenericOptions to the previous step', 'treatment', 'ed', ['GenericOptions'], previous],
  [
    'treatment: GenericOptions, however it was reached',
    'treatment',
    'ed',
    ['Packaging', 'GenericOptions'],
    previous,
  ],
  [
    'treatment: one part back',
    'treatment',
    'wl',
    ['GenericOptions', 'Dosage', 'ShipmentFrequency'],
    part('GenericOptions', 'Dosage'),
  ],
  [
    'summary: to the previous step, without photos to the card',
    'summary',
    'wl',
    [],
    { ...previous, stepHistories: { payment: ['address', 'card'] } },
  ],
])('%s', (_rule, step, productType, stepHistory, back) => {
  expect(backFrom({ step, productType, stepHistory })).toEqual(back);
});

test.each([
  ['payment', ['address']],
  ['photo', ['id']],
  ['treatment', []],
  ['questions', []],
  ['toString', []],
])('%s begins with %j', (step, stepHistory) => {
  expect(initialStepHistory(step)).toEqual(stepHistory);
});

test.each([
  ['globalQuestions', true],
  ['questions', false],
  ['done', false],
  ['invented', true],
])('before %s there is no step: %s', (step, expected) => {
  expect(isFirstStep(DEFAULT_STEPS, step)).toBe(expected);
});

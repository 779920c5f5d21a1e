import { expect, test } from 'vitest';
import { findCurrentSubscription, initialStepHistory, placesTo, progressOf, returnTarget } from './places.ts';

const at = (registrationStep: string, productType = 'wl') => ({
  _id: 'one',
  status: 'in_progress',
  productType,
  registrationStep,
});

test.each<
  [rule: string, step: string, productType: string, stepHistory: string[], back: [string, ...string[]]]
>([
  ['questions: one index back', 'questions', 'wl', ['a', 'b', 'c'], ['questions', 'a', 'b']],
  ['common questions: the same', 'globalQuestions', 'wl', ['a', 'b'], ['globalQuestions', 'a']],
  ['questions: at index 0 to the previous step', 'questions', 'wl', ['a'], ['globalQuestions']],
  ['questions: nothing shown yet', 'questions', 'wl', [], ['globalQuestions']],
  ['the first step: to the account', 'globalQuestions', 'wl', ['a'], ['account']],
  ['the first step: nothing shown yet', 'globalQuestions', 'wl', [], ['account']],
  ['an unknown step: to the account', 'invented', 'wl', [], ['account']],
  ['payment: from the card to the address', 'payment', 'ed', ['address', 'card'], ['payment', 'address']],
  ['payment: from the address to the previous step', 'payment', 'ed', ['address'], ['treatment']],
  ['identity photo: from the selfie to the ID', 'photo', 'ed', ['id', 'selfie'], ['photo', 'id']],
  ['identity photo: from the ID to the card', 'photo', 'ed', ['id'], ['payment', 'address', 'card']],
  ['treatment: hl to the previous step', 'treatment', 'hl', ['GenericOptions', 'Dosage'], ['questions']],
  ['treatment: ag to the previous step', 'treatment', 'ag', ['GenericOptions', 'Dosage'], ['questions']],
  ['treatment: GenericOptions to the previous step', 'treatment', 'ed', ['GenericOptions'], ['questions']],
  [
    'treatment: GenericOptions, however it was reached',
    'treatment',
    'ed',
    ['Packaging', 'GenericOptions'],
    ['questions'],
  ],
  [
    'treatment: one part back',
    'treatment',
    'wl',
    ['GenericOptions', 'Dosage', 'ShipmentFrequency'],
    ['treatment', 'GenericOptions', 'Dosage'],
  ],
  ['summary: to the previous step', 'summary', 'wl', [], ['photo']],
])('%s', (_rule, step, productType, stepHistory, [backStep, ...backHistory]) => {
  const places = placesTo(at(step, productType), stepHistory);
  expect(places.at(-1)).toMatchObject({ stepHistory });
  expect(places.at(-2)).toMatchObject({ step: backStep, stepHistory: backHistory });
  expect(places.map(({ order }) => order)).toEqual(
    places.map(({ order }) => order).toSorted((a, b) => a - b),
  );
});

test('back from the summary leads to the card, where identity needs no photo', () => {
  const registration = { ...at('summary'), registrationStepsOrder: ['treatment', 'payment', 'summary'] };
  expect(placesTo(registration, []).at(-2)).toMatchObject({
    step: 'payment',
    stepHistory: ['address', 'card'],
  });
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
  ['globalQuestions', 0],
  ['questions', 1],
  ['photo', 4],
  ['summary', 4],
  ['done', 4],
])('%s is segment %i of five: summary and done have none', (step, current) => {
  expect(progressOf(at(step))).toEqual({
    steps: ['globalQuestions', 'questions', 'treatment', 'payment', 'photo'],
    current,
  });
});

const open = (_id: string) => ({ ...at('questions'), _id });
const over = (_id: string) => ({ ...open(_id), status: 'active' });

test.each([
  ['the chosen one', [open('a'), open('b')], 'a', 'a'],
  ['the last without a choice', [open('a'), open('b')], undefined, 'b'],
  ['the last when the chosen one is over', [open('a'), over('b')], 'b', 'a'],
  ['none when all are over', [over('a')], 'a', undefined],
])('the current subscription is %s', (_name, subscriptions, chosen, expected) => {
  expect(findCurrentSubscription(subscriptions, chosen)?._id).toBe(expected);
});

test.each([
  ['globalQuestions', 'summary'],
  ['questions', 'summary'],
  ['treatment', 'payment'],
  ['payment', 'summary'],
  ['photo', 'summary'],
])('after a change in %s, Continue leads to %s', (step, target) => {
  expect(returnTarget(step)).toBe(target);
});

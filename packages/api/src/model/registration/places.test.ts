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
  ['questions: to the previous question', 'questions', 'wl', ['a', 'b', 'c'], ['questions', 'a', 'b']],
  [
    'common questions: to the previous question',
    'globalQuestions',
    'wl',
    ['a', 'b'],
    ['globalQuestions', 'a'],
  ],
  ['questions: from the first question to the previous step', 'questions', 'wl', ['a'], ['globalQuestions']],
  ['questions: to the previous step while none is shown', 'questions', 'wl', [], ['globalQuestions']],
  ['first step: to the account', 'globalQuestions', 'wl', ['a'], ['account']],
  ['first step: to the account while no question is shown', 'globalQuestions', 'wl', [], ['account']],
  ['unknown step: to the account', 'unknown', 'wl', [], ['account']],
  ['payment: from the card to the address', 'payment', 'ed', ['address', 'card'], ['payment', 'address']],
  ['payment: from the address to the previous step', 'payment', 'ed', ['address'], ['treatment']],
  ['identity photo: from the selfie to the ID', 'photo', 'ed', ['id', 'selfie'], ['photo', 'id']],
  ['identity photo: from the ID to the card', 'photo', 'ed', ['id'], ['payment', 'address', 'card']],
  ['treatment: hl to the previous step', 'treatment', 'hl', ['GenericOptions', 'Dosage'], ['questions']],
  ['treatment: ag to the previous step', 'treatment', 'ag', ['GenericOptions', 'Dosage'], ['questions']],
  ['treatment: GenericOptions to the previous step', 'treatment', 'ed', ['GenericOptions'], ['questions']],
  [
    'treatment: GenericOptions after another part, to the previous step',
    'treatment',
    'ed',
    ['Packaging', 'GenericOptions'],
    ['questions'],
  ],
  [
    'treatment: to the previous part',
    'treatment',
    'wl',
    ['GenericOptions', 'Dosage', 'ShipmentFrequency'],
    ['treatment', 'GenericOptions', 'Dosage'],
  ],
  ['summary: to the previous step', 'summary', 'wl', [], ['photo']],
])('Back in %s', (_rule, step, productType, stepHistory, [backStep, ...backHistory]) => {
  const places = placesTo(at(step, productType), stepHistory);
  expect(places.at(-1)).toMatchObject({ stepHistory });
  expect(places.at(-2)).toMatchObject({ step: backStep, stepHistory: backHistory });
  expect(places.map(({ order }) => order)).toEqual(
    places.map(({ order }) => order).toSorted((a, b) => a - b),
  );
});

test('Back from the summary leads to the card when there is no photo step', () => {
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
])('places: %s starts with %j', (step, stepHistory) => {
  expect(initialStepHistory(step)).toEqual(stepHistory);
});

test.each([
  ['globalQuestions', 0],
  ['questions', 1],
  ['photo', 4],
  ['summary', 4],
  ['done', 4],
])('places: %s highlights segment %i of five', (step, current) => {
  expect(progressOf(at(step))).toEqual({
    steps: ['globalQuestions', 'questions', 'treatment', 'payment', 'photo'],
    current,
  });
});

const open = (_id: string) => ({ ...at('questions'), _id });
const completed = (_id: string) => ({ ...open(_id), status: 'active' });

test.each([
  ['the chosen one', [open('a'), open('b')], 'a', 'a'],
  ['the newest one without a choice', [open('a'), open('b')], undefined, 'b'],
  ['the newest open one when the chosen one is completed', [open('a'), completed('b')], 'b', 'a'],
  ['undefined when all are completed', [completed('a')], 'a', undefined],
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

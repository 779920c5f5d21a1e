import { expect, test } from 'vitest';
import { DEFAULT_STEPS, isRegistering, stepOf, stepsOf } from './steps.ts';

test.each([
  ['no order', undefined, DEFAULT_STEPS],
  ['an empty order', [], DEFAULT_STEPS],
  ['an order', ['photo', 'payment'], ['photo', 'payment']],
])('the steps of a subscription with %s', (_name, registrationStepsOrder, expected) => {
  expect(stepsOf({ registrationStepsOrder })).toEqual(expected);
});

test.each([
  ['payment', undefined, 'payment'],
  [undefined, undefined, 'globalQuestions'],
  ['unknown', undefined, 'globalQuestions'],
  ['treatment', ['photo', 'payment'], 'photo'],
])('a registration at %s in the order %j is at %s', (registrationStep, registrationStepsOrder, expected) => {
  expect(stepOf({ registrationStep, registrationStepsOrder })).toBe(expected);
});

test.each([
  ['in progress', { status: 'in_progress' }, true],
  ['sent back by the doctor', { status: 'in_progress', registrationDoneDate: '2025-05-01' }, false],
  ['in review', { status: 'pending' }, false],
  ['without a status', {}, false],
])('a subscription that is %s is being registered: %s', (_name, facts, expected) => {
  expect(isRegistering(facts)).toBe(expected);
});

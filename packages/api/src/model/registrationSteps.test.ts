import { expect, test } from 'vitest';
import { DEFAULT_STEPS, isRegistering, stepOf, stepsOf } from './registrationSteps.ts';

test.each([
  ['none of its own', undefined, DEFAULT_STEPS],
  ['an empty one', [], DEFAULT_STEPS],
  ['its own', ['photo', 'payment'], ['photo', 'payment']],
])('the order of a subscription that has %s', (_name, registrationStepsOrder, expected) => {
  expect(stepsOf({ registrationStepsOrder })).toEqual(expected);
});

test.each([
  ['payment', undefined, 'payment'],
  [undefined, undefined, 'globalQuestions'],
  ['invented', undefined, 'globalQuestions'],
  ['treatment', ['photo', 'payment'], 'photo'],
])('a registration at %s in the order %j is at %s', (registrationStep, registrationStepsOrder, expected) => {
  expect(stepOf({ registrationStep, registrationStepsOrder })).toBe(expected);
});

test.each([
  ['in progress', { status: 'in_progress' }, true],
  ['asked more by the doctor', { status: 'in_progress', registrationDoneDate: '2025-05-01' }, false],
  ['in review', { status: 'pending' }, false],
  ['without a status', {}, false],
])('a subscription that is %s is being registered: %s', (_name, facts, expected) => {
  expect(isRegistering(facts)).toBe(expected);
});

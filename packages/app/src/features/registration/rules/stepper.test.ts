import { expect, test } from 'vitest';
import {
  isRegistering,
  progressOf,
  stepOf,
  stepsOf,
  findCurrentSubscription,
  DEFAULT_STEPS,
} from './stepper.ts';

const at = (registrationStep?: string, registrationStepsOrder?: readonly string[]) => ({
  _id: 'one',
  status: 'in_progress',
  ...(registrationStep !== undefined && { registrationStep }),
  ...(registrationStepsOrder && { registrationStepsOrder }),
});

test.each([
  ['none of its own', undefined, DEFAULT_STEPS],
  ['an empty one', [], DEFAULT_STEPS],
  ['its own', ['photo', 'payment'], ['photo', 'payment']],
])('the order of a subscription that has %s', (_name, order, expected) => {
  expect(stepsOf(at(undefined, order))).toEqual(expected);
});

test.each([
  ['payment', undefined, 'payment'],
  [undefined, undefined, 'globalQuestions'],
  ['invented', undefined, 'globalQuestions'],
  ['treatment', ['photo', 'payment'], 'photo'],
])('a registration at %s in the order %j is at %s', (step, order, expected) => {
  expect(stepOf(at(step, order))).toBe(expected);
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

test.each([
  ['in progress', { status: 'in_progress' }, true],
  ['asked more by the doctor', { status: 'in_progress', registrationDoneDate: '2025-05-01' }, false],
  ['in review', { status: 'pending' }, false],
  ['without a status', {}, false],
])('a subscription that is %s is being registered: %s', (_name, facts, expected) => {
  expect(isRegistering({ _id: 'one', ...facts })).toBe(expected);
});

const open = (id: string) => ({ _id: id, status: 'in_progress' });
const over = (id: string) => ({ _id: id, status: 'active' });

test.each([
  ['the chosen one', [open('a'), open('b')], 'a', 'a'],
  ['the last without a choice', [open('a'), open('b')], undefined, 'b'],
  ['the last when the chosen one is over', [open('a'), over('b')], 'b', 'a'],
  ['none when all are over', [over('a')], 'a', undefined],
])('the current subscription is %s', (_name, subscriptions, chosen, expected) => {
  expect(findCurrentSubscription(subscriptions, chosen)?._id).toBe(expected);
});

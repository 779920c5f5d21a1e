import { expect, test } from 'vitest';
import { progressOf, findCurrentSubscription } from './stepper.ts';

const at = (registrationStep: string) => ({ _id: 'one', status: 'in_progress', registrationStep });

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

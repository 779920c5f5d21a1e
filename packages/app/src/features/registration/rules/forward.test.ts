import { expect, test } from 'vitest';
import { placesAhead, type LeftPlace } from './forward.ts';

const subscription = { _id: 's-1', registrationStepsOrder: ['questions', 'treatment', 'payment'] };
const place = (step: string, ...stepHistory: string[]): LeftPlace => ({
  subscriptionId: 's-1',
  step,
  stepHistory,
});
const shown = (step: string, ...stepHistory: string[]) => ({ subscription, step, stepHistory });

const card = place('payment', 'address', 'card');
const address = place('payment', 'address');
const third = place('questions', 'a', 'b', 'c');

test.each([
  ['the card, from the address', [card], shown('payment', 'address'), [card]],
  ['the address, from the step before', [card, address], shown('treatment', 'Dosage'), [card, address]],
  ['nothing, where the patient went on by themselves', [card], shown('payment', 'address', 'card'), []],
  ['nothing, at a later step', [third], shown('treatment'), []],
  ['a later question', [third], shown('questions', 'a', 'b'), [third]],
  ['nothing, in another registration', [{ ...card, subscriptionId: 's-2' }], shown('payment', 'address'), []],
])('forward leads to %s', (_name, left, at, ahead) => {
  expect(placesAhead(left, at)).toEqual(ahead);
});

import { expect, test } from 'vitest';
import { holdAfterCancel, isHolding } from './hold.ts';

test.each([
  ['in_progress', 'requires_capture', true],
  ['pending', 'requires_capture', true],
  ['pre_screened', 'requires_capture', true],
  ['hold', 'requires_capture', true],
  // The money is held, whatever the service calls it.
  ['awaiting_lab_results', 'requires_capture', true],
  [undefined, 'requires_capture', true],
  // A hold of a cancelled one is released, though its status stays.
  ['cancel', 'requires_capture', false],
  ['declined', 'requires_capture', false],
  ['active', 'succeeded', false],
  ['pending', 'requires_action', false],
  // Reactivated in review after its hold was released.
  ['pending', 'canceled', false],
  ['pending', undefined, false],
])('%s with %s holds money: %s', (status, paymentIntentStatus, holds) => {
  expect(isHolding({ status, paymentIntentStatus })).toBe(holds);
});

const held = { status: 'pending', paymentIntentStatus: 'requires_capture' };

test.each([
  [
    'a hold that no doctor approved',
    held,
    { paymentIntentStatus: 'requires_capture', review: { value: 'pending' } },
    'released',
  ],
  ['a hold that the provider has released', held, { paymentIntentStatus: 'canceled' }, 'released'],
  [
    'a hold that was charged a moment before',
    held,
    { paymentIntentStatus: 'succeeded', review: { value: 'approved' } },
    'charged',
  ],
  [
    'an approval whose charge is not there yet',
    held,
    { paymentIntentStatus: 'requires_capture', review: { value: 'approved' } },
    'charged',
  ],
  [
    'what was paid before',
    { status: 'active', paymentIntentStatus: 'succeeded' },
    { paymentIntentStatus: 'succeeded' },
    undefined,
  ],
  ['what is charged on approval', { status: 'pending' }, {}, undefined],
])('with a cancellation, %s is %s', (_name, before, after, expected) => {
  expect(holdAfterCancel(before, after)).toBe(expected);
});

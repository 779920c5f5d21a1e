import { expect, test } from 'vitest';
import { isHolding } from './hold.ts';

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

import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../client/apiError.ts';
import { holdOutcome, isHeld, isOutcomeUnknown, keyFor, mayBecomeHeld } from './outcome.ts';

const failed = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, message: 'no', operation: 'POST hold' });

test.each([
  [failed('network', 0), true],
  [failed('malformed', 200), true],
  [failed('http', 500), true],
  [failed('http', 503), true],
  [failed('http', 402), false],
  [failed('http', 409), false],
  [new Error('broken'), true],
])('outcome: %s may have succeeded: %s', (error, isUnknown) =>
  expect(isOutcomeUnknown(error)).toBe(isUnknown),
);

test('a retry has the same key, and a payment with other terms a new one', () => {
  let count = 0;
  const create = () => `key-${(count += 1)}`;
  const first = keyFor(undefined, 'dose 1, $10.00', create);
  expect(keyFor(first, 'dose 1, $10.00', create)).toBe(first);
  expect(keyFor(first, 'dose 2, $10.00', create)).toEqual({ key: 'key-2', terms: 'dose 2, $10.00' });
});

test.each([
  ['requires_capture', true],
  ['succeeded', true],
  ['requires_action', false],
  ['requires_payment_method', false],
  [undefined, false],
])('outcome: %s is authorized: %s', (status, held) => expect(isHeld(status)).toBe(held));

test.each([
  ['requires_capture', undefined, { kind: 'held' }],
  ['succeeded', undefined, { kind: 'held' }],
  ['requires_action', 'secret', { kind: 'check', clientSecret: 'secret' }],
  ['requires_action', undefined, { kind: 'unheld', reason: 'noCheck' }],
  ['requires_action', '', { kind: 'unheld', reason: 'noCheck' }],
  ['requires_payment_method', 'secret', { kind: 'unheld', reason: 'declined' }],
  ['canceled', undefined, { kind: 'unheld', reason: 'canceled' }],
  ['processing', undefined, { kind: 'unheld', reason: 'pending' }],
  ['requires_confirmation', 'secret', { kind: 'unheld', reason: 'pending' }],
  ['something_new', undefined, { kind: 'unheld', reason: 'pending' }],
  ['', undefined, { kind: 'unheld', reason: 'pending' }],
] as const)('outcome of status %s with secret %s', (paymentIntentStatus, clientSecret, outcome) => {
  expect(holdOutcome({ paymentIntentStatus, ...(clientSecret !== undefined && { clientSecret }) })).toEqual(
    outcome,
  );
});

test.each([
  ['declined', false],
  ['canceled', false],
  ['noCheck', true],
  ['pending', true],
] as const)('a charge that is %s may still be held: %s', (reason, expected) =>
  expect(mayBecomeHeld(reason)).toBe(expected),
);

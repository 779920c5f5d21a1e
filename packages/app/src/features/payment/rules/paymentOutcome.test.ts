import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { holdOutcome, isHeld, isOutcomeUnknown, keyFor, mayBecomeHeld } from './paymentOutcome.ts';

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
])('%# may have been held: %s', (error, isUnknown) => expect(isOutcomeUnknown(error)).toBe(isUnknown));

test('one payment keeps its key, other terms have another', () => {
  let made = 0;
  const create = () => `key-${(made += 1)}`;
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
])('%s is authorized: %s', (status, held) => expect(isHeld(status)).toBe(held));

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
] as const)('a hold answered with %s, secret %s', (paymentIntentStatus, clientSecret, outcome) => {
  expect(holdOutcome({ paymentIntentStatus, ...(clientSecret !== undefined && { clientSecret }) })).toEqual(
    outcome,
  );
});

test.each([
  ['declined', false],
  ['canceled', false],
  ['noCheck', true],
  ['pending', true],
] as const)('an answer that is %s may become a hold: %s', (reason, may) =>
  expect(mayBecomeHeld(reason)).toBe(may),
);

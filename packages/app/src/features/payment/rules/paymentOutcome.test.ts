import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { isHeld, isOutcomeUnknown, keyFor } from './paymentOutcome.ts';

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

test('one payment keeps its key, another sum has another', () => {
  let made = 0;
  const create = () => `key-${(made += 1)}`;
  const first = keyFor(undefined, '$10.00', create);
  expect(keyFor(first, '$10.00', create)).toBe(first);
  expect(keyFor(first, '$9.00', create)).toEqual({ key: 'key-2', bill: '$9.00' });
});

test.each([
  ['requires_capture', true],
  ['succeeded', true],
  ['requires_action', false],
  ['requires_payment_method', false],
  [undefined, false],
])('%s is authorized: %s', (status, held) => expect(isHeld(status)).toBe(held));

import { expect, test } from 'vitest';
import { ApiError } from './apiError.ts';
import { failureToast, isKnownFailure, showsDone } from './errorTable.ts';

function failure(message: string): ApiError {
  return new ApiError({ kind: 'http', status: 404, message, operation: 'GET /api/online-visit-log/{id}' });
}

test.each([
  ['Coupon not found', 'Coupon not found'],
  [
    'Cannot update subscription! Subscription completed.',
    'Cannot update subscription! Subscription completed.',
  ],
  ['Online visit log not found!', undefined],
])('the toast for %j says %j', (message, toast) => {
  expect(failureToast(failure(message))).toBe(toast);
});

test('a known failure is told by its message, and only as an ApiError', () => {
  expect(isKnownFailure(failure('Online visit log not found!'), 'visitLogMissing')).toBe(true);
  expect(isKnownFailure(failure('Online visit log not found!'), 'subscriptionCompleted')).toBe(false);
  expect(isKnownFailure(new Error('Online visit log not found!'), 'visitLogMissing')).toBe(false);
});

test.each([
  ['GET /me', false],
  ['POST /api/patient', false],
  ['POST /api/online-visit-log/{id}', false],
  ['PUT /api/online-visit-log/{id}', false],
  ['POST /api/fbevent', false],
  ['PUT /api/patient/{id}', true],
  ['PATCH /api/subscription/pause/{id}', true],
])("after %s 'Done !' is shown: %s", (operation, shown) => {
  expect(showsDone(operation)).toBe(shown);
});

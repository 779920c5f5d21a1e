import { expect, test } from 'vitest';
import { ApiError, IdentityError } from '@patient/api';
import { ConnectionError } from './connectionError.ts';
import { failureToast, outcomeOf } from './errorCatalog.ts';

const refused = (message: string, metadata?: Record<string, unknown>) =>
  new ApiError({
    kind: 'http',
    status: 409,
    message,
    operation: 'PATCH /api/subscription/pause/{id}',
    ...(metadata && { metadata }),
  });

test.each([
  ['the message of the service', refused('Subscription is already paused'), 'Subscription is already paused'],
  ['the message of the app', new ConnectionError(new TypeError('x')), expect.stringContaining('connection')],
  ['the message of signing in', new IdentityError('too-many'), expect.stringContaining('Too many tries')],
  ['no message of the engine', new TypeError('Failed to fetch'), 'An error occurred'],
  ['no message of a library', new Error('invariant failed'), 'An error occurred'],
  ['an error without a message', refused(' '), 'An error occurred'],
  ['no error', undefined, 'An error occurred'],
  [
    'a completed subscription',
    refused('Cannot update subscription! Subscription completed.'),
    'Cannot update subscription! Subscription completed.',
  ],
])('a failure shows %s', (_name, error, message) => {
  expect(failureToast(error)).toEqual({ kind: 'error', message });
});

test('a failure shows when the service accepts the next attempt, rounded up to a minute', () => {
  const [hour, minute] = [10, 42];
  const retryAt = new Date(2026, 10, 28, hour, minute, 1).getTime();
  const parts = { kind: 'http', status: 429, operation: 'POST /api/chat/{id}/send-file', retryAt } as const;
  expect(failureToast(new ApiError({ ...parts, message: 'Slow down.' }))?.message).toMatch(
    /^Slow down\. You can try again at 10:43\sAM\.$/,
  );
});

test.each([
  ['a missing visit log', refused('Online visit log not found!')],
  ['a phone number in use, which its field shows', refused('In use', { phoneExist: true })],
  ['a coupon that has expired, which its field shows', refused('Expired', { couponProblem: 'expired' })],
  ['a canceled request', new DOMException('The user aborted a request.', 'AbortError')],
])('errorCatalog: %s shows no notification', (_name, error) => {
  expect(failureToast(error)).toBeUndefined();
});

test.each([
  ['Online visit log not found!', 'emptyVisitLog'],
  ['Cannot update subscription! Subscription completed.', 'toSubscriptions'],
  ['Subscription is already paused', undefined],
])('errorCatalog: %s leads to %s', (message, outcome) => {
  expect(outcomeOf(refused(message))).toBe(outcome);
});

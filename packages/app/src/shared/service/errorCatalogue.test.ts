import { expect, test } from 'vitest';
import { ApiError, IdentityError } from '@patient/api';
import { ConnectionError } from './connectionError.ts';
import { failureToast, outcomeOf } from './errorCatalogue.ts';
import { successToast } from './successToast.ts';

const done = { kind: 'info', message: 'Done !' };

test.each([
  ['PUT', '/api/user/{id}', done],
  ['POST', '/api/v2/subscription/hold-charge/{id}', done],
  ['POST', '/api/subscription', undefined],
  ['POST', '/api/subscription/start-new', undefined],
  ['PUT', '/api/subscription/{id}', undefined],
  ['POST', '/api/v2/subscription/update-shipping-address/{action}', undefined],
  ['PATCH', '/api/subscription/{id}/inprogress-to-pending', undefined],
  ['DELETE', '/api/anything', done],
  ['PUT', '/api/patient/{id}', done],
  ['GET', '/api/subscriptions', undefined],
  ['GET', '/me', undefined],
  ['POST', '/api/patient', undefined],
  ['POST', '/api/patient/check-phone-number', undefined],
  ['POST', '/api/check-token', undefined],
  ['POST', '/api/user/send-reset-pass', undefined],
  ['POST', '/api/user/reset-pass', undefined],
  ['PUT', '/api/user/change-pass', undefined],
  ['POST', '/api/user/setAvatar', undefined],
  ['PATCH', '/api/subscription/pause/{id}', undefined],
  ['PATCH', '/api/subscription/resume/{id}', undefined],
  ['PUT', '/api/subscription/skip/{id}', undefined],
  ['PATCH', '/api/subscription/cancel/{id}', undefined],
  ['PATCH', '/api/subscription/reactivate/{id}', undefined],
  ['POST', '/api/subscription/change-dose/{id}', undefined],
  ['PATCH', '/api/subscription/remove-modify/{id}', undefined],
  ['POST', '/api/subscription/renewal/{id}', undefined],
  ['POST', '/api/v2/subscription/submit-followup/{id}', undefined],
  ['POST', '/api/patient/set-gender/{patientId}', undefined],
  ['POST', '/api/subscription/medical-files/{id}', undefined],
  ['POST', '/api/subscription/{id}/private-file', undefined],
  ['PATCH', '/api/v2/subscription/stepper/{id}', done],
  ['POST', '/api/online-visit-log/{id}', undefined],
  ['PUT', '/api/online-visit-log/{id}', undefined],
  ['POST', '/api/chat/question-to-doctor', undefined],
  ['POST', '/api/chat/{id}/send-file', undefined],
  ['POST', '/api/fbevent', undefined],
  ['POST', '/api/subscription/log-payment-attempt/{id}', undefined],
])('%s %s that succeeds shows %j', (method, path, toast) => {
  expect(successToast(`${method} ${path}`)).toEqual(toast);
});

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
  ["nothing of the engine's words", new TypeError('Failed to fetch'), 'An error occurred'],
  ["nothing of a library's words", new Error('invariant failed'), 'An error occurred'],
  ['an error without words', refused(' '), 'An error occurred'],
  ['nothing at all', undefined, 'An error occurred'],
  [
    'a completed subscription',
    refused('Cannot update subscription! Subscription completed.'),
    'Cannot update subscription! Subscription completed.',
  ],
])('a failure shows %s', (_name, error, message) => {
  expect(failureToast(error)).toEqual({ kind: 'error', message });
});

test.each([
  ['a missing visit log', refused('Online visit log not found!')],
  ['a phone number in use, which its field shows', refused('In use', { phoneExist: true })],
  ['a coupon that has expired, which its field shows', refused('Expired', { couponProblem: 'expired' })],
  ['a canceled request', new DOMException('The user aborted a request.', 'AbortError')],
])('%s stays quiet', (_name, error) => {
  expect(failureToast(error)).toBeUndefined();
});

test.each([
  ['Online visit log not found!', 'emptyVisitLog'],
  ['Cannot update subscription! Subscription completed.', 'toSubscriptions'],
  ['Subscription is already paused', undefined],
])('%s leads to %s', (message, outcome) => {
  expect(outcomeOf(refused(message))).toBe(outcome);
});

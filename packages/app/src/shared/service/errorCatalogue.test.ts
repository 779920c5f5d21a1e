import { expect, test } from 'vitest';
import { outcomeOf, toastFor } from './errorCatalogue.ts';

const done = { kind: 'info', message: 'Done !' };

test.each([
  ['PATCH', '/api/subscription/pause/{id}', done],
  ['PUT', '/api/subscription/skip/{id}', done],
  ['POST', '/api/subscription', done],
  ['DELETE', '/api/anything', done],
  ['put', '/api/patient/{id}', done],
  ['GET', '/api/subscriptions', undefined],
  ['get', '/me', undefined],
  ['POST', '/api/patient', undefined],
  ['post', '/api/patient', undefined],
  ['POST', '/api/patient/set-gender/{patientId}', done],
  ['POST', '/api/online-visit-log/{id}', undefined],
  ['PUT', '/api/online-visit-log/{id}', undefined],
  ['POST', '/api/chat/question-to-doctor', undefined],
  ['POST', '/api/chat/{id}/send-file', undefined],
  ['POST', '/api/fbevent', undefined],
  ['POST', '/api/subscription/log-payment-attempt/{id}', undefined],
])('%s %s that succeeds says %j', (method, path, toast) => {
  expect(toastFor({ operation: path, method, ok: true })).toEqual(toast);
  expect(toastFor({ operation: `${method.toUpperCase()} ${path}`, method, ok: true })).toEqual(toast);
});

test.each([
  [
    'the message of the service',
    new Error('Subscription is already paused'),
    'Subscription is already paused',
  ],
  ['an error of the line', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ['a bare text', 'No luck', 'No luck'],
  ['an error without words', new Error(' '), 'An error occurred'],
  ['nothing at all', undefined, 'An error occurred'],
  [
    'a completed subscription',
    new Error('Cannot update subscription! Subscription completed.'),
    'Cannot update subscription! Subscription completed.',
  ],
])('a failure tells %s', (_name, error, message) => {
  for (const method of ['GET', 'PATCH']) {
    expect(toastFor({ operation: '/api/subscription/{id}', method, ok: false, error })).toEqual({
      kind: 'error',
      message,
    });
  }
});

test.each([
  ['POST', '/api/patient'],
  ['PUT', '/api/online-visit-log/{id}'],
])('%s %s is quiet in success only', (method, operation) => {
  expect(toastFor({ operation, method, ok: false, error: new Error('No') })?.message).toBe('No');
});

test.each([
  ['a visit log that is not there', new Error('Online visit log not found!')],
  ['a request that was taken back', new DOMException('The user aborted a request.', 'AbortError')],
])('%s stays quiet', (_name, error) => {
  expect(
    toastFor({ operation: '/api/online-visit-log/{id}', method: 'GET', ok: false, error }),
  ).toBeUndefined();
});

test.each([
  ['Online visit log not found!', 'emptyVisitLog'],
  ['Cannot update subscription! Subscription completed.', 'toSubscriptions'],
  ['Subscription is already paused', undefined],
])('%s leads to %s', (message, outcome) => {
  expect(outcomeOf(new Error(message))).toBe(outcome);
});

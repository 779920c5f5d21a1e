import { expect, test } from 'vitest';
import { ApiError, IdentityError } from '@patient/api';
import { phoneProblem, registrationFailure } from './failure.ts';

const rejection = (phoneExist?: boolean) =>
  new ApiError({
    kind: 'http',
    message: 'Message of the service',
    operation: 'POST /api/patient',
    status: 409,
    metadata: phoneExist === undefined ? undefined : { phoneExist },
  });

test.each([
  [new IdentityError('exists'), 'person', 'email'],
  [new IdentityError('weak-password'), undefined, 'password'],
  [new IdentityError('network'), undefined, undefined],
  [rejection(true), 'person', 'phone'],
  [rejection(false), 'person', 'phone'],
  [rejection(), undefined, undefined],
])('%s is shown at part %s, field %s', (error, part, name) => {
  const failure = registrationFailure(error);
  expect([failure.part, failure.problem.name]).toEqual([part, name]);
  expect(failure.problem.message).toContain(error.message);
});

test.each([
  [rejection(true), 'Message of the service. Enter another number, or sign in to that account.'],
  [rejection(false), 'Message of the service'],
  [rejection(), undefined],
  [new TypeError('x is undefined'), undefined],
])('phone problem of %s: %s', (error, problem) => {
  expect(phoneProblem(error)).toBe(problem);
});

test.each([['text'], [new TypeError('x is undefined')]])('shows a general message for %s', (thrown) => {
  expect(registrationFailure(thrown)).toEqual({ problem: { message: 'An error occurred' } });
});

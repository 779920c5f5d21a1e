import { expect, test } from 'vitest';
import { ApiError, IdentityError } from '@patient/api';
import { phoneProblem, registrationFailure } from './failure.ts';

const SUPPORT = 'support@mens.example';

const invalid = (field: string) =>
  new ApiError({ kind: 'http', message: 'Not possible', operation: 'POST /api/patient', status: 400, field });

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
  [new IdentityError('invalid-email'), 'person', 'email'],
  [invalid('questionnaire'), undefined, undefined],
  [rejection(true), 'person', 'phone'],
  [rejection(false), 'person', 'phone'],
  [rejection(), undefined, undefined],
])('failure: %s is shown at part %s, field %s', (error, part, name) => {
  const failure = registrationFailure(error, SUPPORT);
  expect([failure.part, failure.problem.name]).toEqual([part, name]);
  expect(failure.problem.message).toContain(error.message);
});

test.each([
  ['email', 'person', 'Check your email'],
  ['zipCode', 'place', 'Check your ZIP code'],
])('a validation error of %s is shown there, at part %s: %s', (name, part, message) => {
  expect(registrationFailure(invalid(name), SUPPORT)).toEqual({ part, problem: { name, message } });
});

test.each([
  ['exists', true],
  ['invalid-email', undefined],
] as const)('a failure with code %s has an account to sign in to: %s', (code, hasAccount) => {
  expect(registrationFailure(new IdentityError(code), SUPPORT).hasAccount).toBe(hasAccount);
});

test('a disabled account names the contact', () => {
  expect(registrationFailure(new IdentityError('disabled'), SUPPORT).problem.message).toContain(SUPPORT);
});

test.each([
  [rejection(true), 'Message of the service. Enter another number, or sign in to that account.'],
  [rejection(false), 'Message of the service'],
  [rejection(), undefined],
  [new TypeError('x is undefined'), undefined],
])('phone problem of %s: %s', (error, problem) => {
  expect(phoneProblem(error)).toBe(problem);
});

test.each([['text'], [new TypeError('x is undefined')]])(
  'failure: shows a general message for %s',
  (thrown) => {
    expect(registrationFailure(thrown, SUPPORT)).toEqual({ problem: { message: 'An error occurred' } });
  },
);

import { expect, test } from 'vitest';
import { ApiError, IdentityError } from '@patient/api';
import { phoneProblem, registrationFailure } from './failure.ts';

const refusal = (phoneExist?: boolean) =>
  new ApiError({
    kind: 'http',
    message: 'Said by the service',
    operation: 'POST /api/patient',
    status: 409,
    metadata: phoneExist === undefined ? undefined : { phoneExist },
  });

test.each([
  [new IdentityError('exists'), 'contact', 'email'],
  [new IdentityError('weak-password'), undefined, 'password'],
  [new IdentityError('network'), undefined, undefined],
  [refusal(true), 'contact', 'phone'],
  [refusal(false), 'contact', 'phone'],
  [refusal(), undefined, undefined],
])('%s is shown at part %s, field %s', (error, part, name) => {
  const failure = registrationFailure(error);
  expect([failure.part, failure.problem.name]).toEqual([part, name]);
  expect(failure.problem.message).toContain(error.message);
});

test.each([
  [refusal(true), 'Said by the service. Enter another number, or sign in to that account.'],
  [refusal(false), 'Said by the service'],
  [refusal(), undefined],
  [new TypeError('x is undefined'), undefined],
])('%s, phone: %s', (error, problem) => {
  expect(phoneProblem(error)).toBe(problem);
});

test.each([['odd'], [new TypeError('x is undefined')]])('%s has a message in plain words', (thrown) => {
  expect(registrationFailure(thrown)).toEqual({ problem: { message: 'An error occurred' } });
});

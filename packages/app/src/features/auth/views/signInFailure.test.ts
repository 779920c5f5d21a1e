import { expect, test } from 'vitest';
import { ApiError, IdentityError } from '@patient/api';
import { signInFailure } from './signInFailure.ts';

test.each([
  ['disabled', undefined, /turned off.*Email care@mens\.example for help\.$/],
  ['needs-new-password', undefined, /temporary password.*Email care@mens\.example for help\.$/],
  ['needs-other-step', undefined, /another step.*Email care@mens\.example for help\.$/],
  ['invalid-email', 'email', /^Enter an email like name@example\.com$/],
  ['wrong-credentials', undefined, /^That email and password do not match\.$/],
] as const)('a failure with code %s is shown at %s: %s', (code, name, message) => {
  const problem = signInFailure(new IdentityError(code), 'care@mens.example');
  expect(problem.name).toBe(name);
  expect(problem.message).toMatch(message);
});

test('a failure of the service has its message', () => {
  const error = new ApiError({ kind: 'http', message: 'Closed today', operation: 'GET /me', status: 503 });
  expect(signInFailure(error, 'care@mens.example')).toEqual({ message: 'Closed today' });
});

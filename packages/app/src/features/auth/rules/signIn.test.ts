import { describe, expect, test } from 'vitest';
import { signInProblems } from './signIn.ts';

describe('problems before signing in', () => {
  test.each([
    ['ava@example.com', 'secret', []],
    [' ava@example.com ', ' ', []],
    ['', 'secret', ['email']],
    ['   ', 'secret', ['email']],
    ['ava', 'secret', ['email']],
    ['ava@', 'secret', ['email']],
    ['a b@example.com', 'secret', ['email']],
    ['ava@example.com', '', ['password']],
    ['', '', ['email', 'password']],
  ])('"%s" and "%s": %j', (email, password, fields) => {
    expect(signInProblems(email, password).map(({ name }) => name)).toEqual(fields);
  });
});

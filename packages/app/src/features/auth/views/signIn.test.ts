import { describe, expect, test } from 'vitest';
import { emailProblem, signInProblems } from './signIn.ts';

describe('problems before signing in', () => {
  test.each([
    ['ava@example.com', 'secret', []],
    [' ava@example.com ', ' ', []],
    ['', 'secret', ['email']],
    ['   ', 'secret', ['email']],
    ['ava', 'secret', ['email']],
    ['ava@example.com', '', ['password']],
    ['', '', ['email', 'password']],
  ])('"%s" and "%s": %j', (email, password, fields) => {
    expect(signInProblems(email, password).map(({ name }) => name)).toEqual(fields);
  });
});

const EXAMPLE = 'Enter an email like name@example.com';

test.each([
  ['ada@example.com', undefined],
  ['\u200Bada@example.com\u00A0', undefined],
  ['\u200B ', 'Enter your email'],
  ['ada', EXAMPLE],
  ['ada@', EXAMPLE],
  ['ada@gmail', EXAMPLE],
  ['ada@home@example.com', EXAMPLE],
  ['ada@example.com.', 'Remove the dot at the end of your email'],
  ['ada@example,com', "An email can't have “,”. Enter one like name@example.com"],
  ['mailto:ada@example.com', "An email can't have “:”. Enter one like name@example.com"],
  ['ada lovell@example.com', "An email can't have a space. Enter one like name@example.com"],
  ['ada@example.com💜', "An email can't have “💜”. Enter one like name@example.com"],
])('problem of the email %j: %s', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem);
});

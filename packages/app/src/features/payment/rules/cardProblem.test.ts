import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { cardProblem, dueChanged } from './cardProblem.ts';

const called = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, message: 'Said so.', operation: 'POST hold' });
const provider = (type: string, code?: string) => ({ type, code, message: 'Said so.' });

test.each([
  ['an empty form', provider('validation_error', 'incomplete_number'), 'tokenize', /Check your card details/],
  ['no connection', provider('api_connection_error'), 'tokenize', /couldn't reach our payment provider/],
  ['a declined card', called('http', 402), 'save', /bank didn't accept/],
  ['too many declined cards', called('http', 409), 'save', /couldn't save your card/],
  ['what is due cannot be read', called('network', 0), 'due', /couldn't check what your card pays for/],
  ['a lost answer', called('network', 0), 'save', /couldn't find out if your card is saved/],
  ['a failing service', called('http', 503), 'save', /couldn't find out if your card is saved/],
] as const)('a new card: %s', (_name, failure, stage, title) => {
  const problem = cardProblem(failure, stage);
  expect(problem.title).toMatch(title);
  expect(problem.message).toBe('Said so.');
  expect(problem.hint).toMatch(/^Your card wasn't changed|Nothing is charged twice/);
});

test.each([
  ['tokenize', new TypeError('Said so.'), /couldn't reach our payment provider/],
  ['due', called('http', 503), /couldn't check what your card pays for/],
] as const)(
  'a new card, after a try that may have saved one, at %s: nobody says that nothing was changed',
  (stage, failure, expected) => {
    const { title, hint } = cardProblem(failure, stage, true);
    expect(title).toMatch(expected);
    expect(hint).toBe('Please save it again. Nothing is charged twice.');
    expect(cardProblem(called('http', 402), 'save', true).hint).toMatch(/^Your card wasn't changed/);
  },
);

test.each([
  [false, /^Your card wasn't changed, and nothing was charged/],
  [true, /Nothing is charged twice/],
])('another sum is due, after a try that may have saved a card: %s', (isOpen, hint) => {
  const problem = dueChanged('Semaglutide: $179.00 is past due now.', isOpen);
  expect(problem.message).toBe('Semaglutide: $179.00 is past due now.');
  expect(problem.hint).toMatch(hint);
  expect(/wasn't changed/.test(problem.hint)).toBe(!isOpen);
});

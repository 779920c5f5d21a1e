import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { cardProblem, dueChanged } from './cardProblem.ts';

const apiError = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, message: 'Said so.', operation: 'POST hold' });
const providerError = (type: string, code?: string) => ({ type, code, message: 'Said so.' });

test.each([
  [
    'an empty form',
    providerError('validation_error', 'incomplete_number'),
    'tokenize',
    /Check your card details/,
  ],
  [
    'a lost connection',
    providerError('api_connection_error'),
    'tokenize',
    /couldn't reach our payment provider/,
  ],
  ['a declined card', apiError('http', 402), 'save', /bank didn't accept/],
  ['too many declined cards', apiError('http', 409), 'save', /couldn't save your card/],
  ['an unavailable amount due', apiError('network', 0), 'due', /couldn't check what your card pays for/],
  ['a lost response', apiError('network', 0), 'save', /couldn't find out if your card is saved/],
  ['a service error', apiError('http', 503), 'save', /couldn't find out if your card is saved/],
] as const)('problem of a new card after %s', (_name, failure, stage, title) => {
  const problem = cardProblem(failure, stage);
  expect(problem.title).toMatch(title);
  expect(problem.message).toBe('Said so.');
  expect(problem.hint).toMatch(/^Your card wasn't changed|Nothing is charged twice/);
});

test.each([
  ['tokenize', new TypeError('Said so.'), /couldn't reach our payment provider/],
  ['due', apiError('http', 503), /couldn't check what your card pays for/],
] as const)(
  'cardProblem: does not say that nothing was changed at stage %s after an attempt that may have saved a card',
  (stage, failure, expected) => {
    const { title, hint } = cardProblem(failure, stage, true);
    expect(title).toMatch(expected);
    expect(hint).toBe('Please save it again. Nothing is charged twice.');
    expect(cardProblem(apiError('http', 402), 'save', true).hint).toMatch(/^Your card wasn't changed/);
  },
);

test.each([
  [false, /^Your card wasn't changed, and nothing was charged/],
  [true, /Nothing is charged twice/],
])(
  'problem of a changed amount after an attempt that may have saved a card: %s',
  (hasUnknownAttempt, hint) => {
    const problem = dueChanged('Semaglutide: $179.00 is past due now.', hasUnknownAttempt);
    expect(problem.message).toBe('Semaglutide: $179.00 is past due now.');
    expect(problem.hint).toMatch(hint);
    expect(/wasn't changed/.test(problem.hint)).toBe(!hasUnknownAttempt);
  },
);

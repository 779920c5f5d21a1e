import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind } from '@patient/api';
import { cardProblem, mayBeHeld, paymentProblem } from './paymentProblem.ts';

const called = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, message: 'Said so.', operation: 'POST hold' });
const provider = (type: string, code?: string) => ({ type, code, message: 'Said so.' });

test.each([
  ['an empty form', provider('validation_error', 'incomplete_number'), 'tokenize', /Check your card details/],
  ['an invalid number', provider('card_error', 'invalid_number'), 'tokenize', /Check your card details/],
  ['no connection', provider('api_connection_error'), 'tokenize', /couldn't reach our payment provider/],
  ['no network', new TypeError('Said so.'), 'tokenize', /couldn't reach our payment provider/],
  ['a declined card', provider('card_error', 'card_declined'), 'tokenize', /bank didn't accept/],
  ['a price that cannot be read', called('network', 0), 'price', /couldn't check your price/],
  ['a declined hold', called('http', 402), 'hold', /bank didn't accept/],
  [
    'a refused check',
    provider('invalid_request_error', 'payment_intent_authentication_failure'),
    'confirm',
    /confirm that it's you/,
  ],
  ['a check that was declined', provider('card_error', 'card_declined'), 'confirm', /confirm that it's you/],
  ['a check without connection', provider('api_connection_error'), 'confirm', /couldn't find out/],
  ['a failed hold', called('http', 500), 'hold', /couldn't find out/],
  ['a lost hold', called('network', 0), 'hold', /couldn't find out/],
  ['an unreadable hold', called('malformed', 200), 'hold', /couldn't find out/],
  ['a hold refused otherwise', called('http', 409), 'hold', /couldn't hold/],
] as const)('%s', (_name, failure, stage, title) => {
  const problem = paymentProblem(failure, stage);
  expect(problem.title).toMatch(title);
  // An engine's words are not for a patient.
  expect(problem.message).toBe(failure instanceof TypeError ? 'Oops... Try again later' : 'Said so.');
  expect(problem.hint).toMatch(/^Nothing was (?:held or )?charged/);
  expect(mayBeHeld(failure, stage)).toBe(/couldn't find out/.test(problem.title));
});

test('what may be held is said to be held once, and how to go on', () => {
  expect(paymentProblem(called('network', 0), 'hold').hint).toMatch(/nothing is held twice.*press Pay again/);
});

test.each([
  ['no connection', new TypeError('Said so.'), 'tokenize', /nothing is held twice/],
  ['a price that cannot be read', called('network', 0), 'price', /nothing is held twice/],
  ['a declined hold', called('http', 402), 'hold', /^Nothing was held or charged/],
] as const)('after a try that may have held the amount: %s', (_name, failure, stage, hint) => {
  expect(paymentProblem(failure, stage, true).hint).toMatch(hint);
});

test.each([
  ['an empty form', provider('validation_error', 'incomplete_number'), 'tokenize', /Check your card details/],
  ['no connection', provider('api_connection_error'), 'tokenize', /couldn't reach our payment provider/],
  ['a declined card', called('http', 402), 'save', /bank didn't accept/],
  ['too many declined cards', called('http', 409), 'save', /couldn't save your card/],
  ['a lost answer', called('network', 0), 'save', /couldn't find out if your card is saved/],
  ['a failing service', called('http', 503), 'save', /couldn't find out if your card is saved/],
] as const)('a new card: %s', (_name, failure, stage, title) => {
  const problem = cardProblem(failure, stage);
  expect(problem.title).toMatch(title);
  expect(problem.message).toBe('Said so.');
  expect(problem.hint).toMatch(/^Your card wasn't changed|Nothing is charged twice/);
});

test('a new card, after a try that may have saved one: nobody says that nothing was changed', () => {
  const { title, hint } = cardProblem(new TypeError('Said so.'), 'tokenize', true);
  expect(title).toMatch(/couldn't reach our payment provider/);
  expect(hint).toMatch(/^Check your connection and save again/);
  expect(cardProblem(called('http', 402), 'save', true).hint).toMatch(/^Your card wasn't changed/);
});

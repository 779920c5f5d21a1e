import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, type ErrorMetadata } from '@patient/api';
import { mayBecomeHeld, type UnheldReason } from './paymentOutcome.ts';
import { mayBeHeld, paymentProblem, unheldProblem } from './paymentProblem.ts';

const called = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, message: 'Said so.', operation: 'POST hold' });
const provider = (type: string, code?: string) => ({ type, code, message: 'Said so.' });

const coupon = (status: number, couponProblem: NonNullable<ErrorMetadata['couponProblem']>) =>
  new ApiError({
    kind: 'http',
    status,
    message: 'Said so.',
    operation: 'POST hold',
    metadata: { couponProblem },
  });

test.each([
  ['an empty form', provider('validation_error', 'incomplete_number'), 'tokenize', /Check your card details/],
  ['an invalid number', provider('card_error', 'invalid_number'), 'tokenize', /Check your card details/],
  ['no connection', provider('api_connection_error'), 'tokenize', /couldn't reach our payment provider/],
  ['no network', new TypeError('Said so.'), 'tokenize', /couldn't reach our payment provider/],
  ['a declined card', provider('card_error', 'card_declined'), 'tokenize', /bank didn't accept/],
  ['a price that cannot be read', called('network', 0), 'price', /couldn't check your price/],
  ['a service that cannot give the price', called('http', 503), 'price', /couldn't check your price/],
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
  ['a coupon for another treatment', coupon(409, 'notForTreatment'), 'hold', /couldn't use your coupon/],
  ['a coupon that is gone', coupon(404, 'unknown'), 'hold', /couldn't use your coupon/],
  ['a hold of something that is gone', called('http', 404), 'hold', /couldn't hold/],
  ['a hold refused otherwise', called('http', 409), 'hold', /couldn't hold/],
] as const)('%s', (_name, failure, stage, title) => {
  const problem = paymentProblem(failure, stage);
  expect(problem.title).toMatch(title);
  // An engine's words are not for a patient.
  expect(problem.message).toBe(failure instanceof TypeError ? 'Oops... Try again later' : 'Said so.');
  expect(problem.hint).toMatch(/^Nothing was (?:held or )?charged/);
  expect(mayBeHeld(failure, stage)).toBe(/couldn't find out/.test(problem.title));
});

test.each([
  ['a declined card', called('http', 402), 'hold', false, true],
  ['an empty form', provider('validation_error', 'incomplete_number'), 'tokenize', false, true],
  [
    'an empty form, after a try that may have held the amount',
    provider('validation_error'),
    'tokenize',
    true,
    false,
  ],
  ['a lost hold', called('network', 0), 'hold', false, false],
  ['a price that cannot be read', called('http', 503), 'price', false, false],
] as const)('%s is about the card: %5$s', (_name, failure, stage, isOpen, expected) => {
  expect(paymentProblem(failure, stage, isOpen).isAboutCard).toBe(expected);
});

test('what may be held is said to be held once, and how to go on', () => {
  expect(paymentProblem(called('network', 0), 'hold').hint).toMatch(/nothing is held twice.*Press Pay again/);
});

test('a coupon that keeps the amount from being held is to be removed', () => {
  expect(paymentProblem(coupon(409, 'expired'), 'hold').hint).toBe(
    'Nothing was held or charged. Remove the code, then press Pay again.',
  );
});

test.each([
  ['a price', called('http', 503), 'price'],
  ['a hold', called('http', 500), 'hold'],
] as const)('%s that the service fails is not blamed on the connection', (_name, failure, stage) => {
  expect(paymentProblem(failure, stage).hint).not.toMatch(/connection/);
});

test.each([
  ['no connection', new TypeError('Said so.'), 'tokenize', /nothing is held twice/],
  ['a price that cannot be read', called('network', 0), 'price', /nothing is held twice/],
  ['a declined hold', called('http', 402), 'hold', /^Nothing was held or charged/],
] as const)('after a try that may have held the amount: %s', (_name, failure, stage, hint) => {
  expect(paymentProblem(failure, stage, true).hint).toMatch(hint);
});

const reasons: readonly [UnheldReason, RegExp][] = [
  ['declined', /bank didn't accept this card/],
  ['canceled', /couldn't hold the amount/],
  ['noCheck', /couldn't confirm that it's you/],
  ['pending', /don't know yet if the amount is held/],
];

test.each(reasons)('%s', (reason, title) => {
  const problem = unheldProblem(reason);
  expect(problem.title).toMatch(title);
  // Where it may still become a hold, nobody says that nothing is held.
  expect(problem.hint).toMatch(
    mayBecomeHeld(reason)
      ? /^Nothing was charged, and nothing is held twice/
      : /^Nothing was held or charged/,
  );
});

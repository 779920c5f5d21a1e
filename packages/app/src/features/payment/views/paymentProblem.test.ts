import { expect, test } from 'vitest';
import { ApiError, type ApiErrorKind, type ErrorMetadata } from '@patient/api';
import { mayBecomeHeld, type UnheldReason, mayBeHeld } from '@patient/api/model';
import { afterCardChange, paymentProblem, unheldProblem } from './paymentProblem.ts';

const apiError = (kind: ApiErrorKind, status: number) =>
  new ApiError({ kind, status, message: 'Said so.', operation: 'POST hold' });
const providerError = (type: string, code?: string) => ({ type, code, message: 'Said so.' });

const couponError = (status: number, couponProblem: NonNullable<ErrorMetadata['couponProblem']>) =>
  new ApiError({
    kind: 'http',
    status,
    message: 'Said so.',
    operation: 'POST hold',
    metadata: { couponProblem },
  });

test.each([
  [
    'an empty form',
    providerError('validation_error', 'incomplete_number'),
    'tokenize',
    /Check your card details/,
  ],
  ['an invalid number', providerError('card_error', 'invalid_number'), 'tokenize', /Check your card details/],
  [
    'a lost connection',
    providerError('api_connection_error'),
    'tokenize',
    /couldn't reach our payment provider/,
  ],
  ['a network error', new TypeError('Said so.'), 'tokenize', /couldn't reach our payment provider/],
  ['a declined card', providerError('card_error', 'card_declined'), 'tokenize', /bank didn't accept/],
  ['a lost response with the price', apiError('network', 0), 'price', /couldn't check your price/],
  ['a service error while fetching the price', apiError('http', 503), 'price', /couldn't check your price/],
  ['a declined hold', apiError('http', 402), 'hold', /bank didn't accept/],
  [
    'failed authentication',
    providerError('invalid_request_error', 'payment_intent_authentication_failure'),
    'confirm',
    /confirm that it's you/,
  ],
  [
    'declined authentication',
    providerError('card_error', 'card_declined'),
    'confirm',
    /confirm that it's you/,
  ],
  [
    'a lost connection during authentication',
    providerError('api_connection_error'),
    'confirm',
    /couldn't find out/,
  ],
  ['a service error during the hold', apiError('http', 500), 'hold', /couldn't find out/],
  ['a lost response to the hold', apiError('network', 0), 'hold', /couldn't find out/],
  ['an unreadable response to the hold', apiError('malformed', 200), 'hold', /couldn't find out/],
  ['a coupon for another treatment', couponError(409, 'notForTreatment'), 'hold', /couldn't use your coupon/],
  ['an unknown coupon', couponError(404, 'unknown'), 'hold', /couldn't use your coupon/],
  ['a missing subscription', apiError('http', 404), 'hold', /couldn't hold/],
  ['a rejected hold', apiError('http', 409), 'hold', /couldn't hold/],
] as const)('problem after %s', (_name, failure, stage, title) => {
  const problem = paymentProblem(failure, stage);
  expect(problem.title).toMatch(title);
  // The browser's message is not for patients.
  expect(problem.message).toBe(failure instanceof TypeError ? 'Oops... Try again later' : 'Said so.');
  expect(problem.hint).toMatch(/^Nothing was (?:held or )?charged/);
  expect(mayBeHeld(failure, stage)).toBe(/couldn't find out/.test(problem.title));
  // Without an earlier attempt.
  expect(problem).toEqual(paymentProblem(failure, stage, false));
});

test.each([
  ['a declined card', apiError('http', 402), 'hold', false, true],
  ['an empty form', providerError('validation_error', 'incomplete_number'), 'tokenize', false, true],
  [
    'an empty form after an attempt that may have held the amount',
    providerError('validation_error'),
    'tokenize',
    true,
    false,
  ],
  ['a lost response to the hold', apiError('network', 0), 'hold', false, false],
  ['a service error while fetching the price', apiError('http', 503), 'price', false, false],
] as const)(
  'paymentProblem: %s is about the card: %5$s',
  (_name, failure, stage, hasUnknownAttempt, expected) => {
    expect(paymentProblem(failure, stage, hasUnknownAttempt).isAboutCard).toBe(expected);
  },
);

test('afterCardChange removes only a problem about the card', () => {
  const ofCard = paymentProblem(apiError('http', 402), 'hold');
  const ofService = paymentProblem(apiError('http', 503), 'price');
  expect([ofCard, ofService, undefined].map(afterCardChange)).toEqual([undefined, ofService, undefined]);
});

test('an unknown outcome says that nothing is held twice and how to continue', () => {
  expect(paymentProblem(apiError('network', 0), 'hold').hint).toMatch(
    /nothing is held twice.*Press Pay again/,
  );
});

test('paymentProblem: asks to remove a coupon that prevents the hold', () => {
  expect(paymentProblem(couponError(409, 'expired'), 'hold').hint).toBe(
    'Nothing was held or charged. Remove the code, then press Pay again.',
  );
});

test.each([
  ['a price', apiError('http', 503), 'price'],
  ['a hold', apiError('http', 500), 'hold'],
] as const)(
  'paymentProblem: does not mention the connection when the service fails %s',
  (_name, failure, stage) => {
    expect(paymentProblem(failure, stage).hint).not.toMatch(/connection/);
  },
);

test.each([
  ['a lost connection', new TypeError('Said so.'), 'tokenize', /nothing is held twice/],
  ['a lost response with the price', apiError('network', 0), 'price', /nothing is held twice/],
  ['a declined hold', apiError('http', 402), 'hold', /^Nothing was held or charged/],
] as const)('hint after an attempt that may have held the amount, then %s', (_name, failure, stage, hint) => {
  expect(paymentProblem(failure, stage, true).hint).toMatch(hint);
});

const reasons: readonly [UnheldReason, RegExp][] = [
  ['declined', /bank didn't accept this card/],
  ['canceled', /couldn't hold the amount/],
  ['noCheck', /couldn't confirm that it's you/],
  ['pending', /don't know yet if the amount is held/],
];

test.each(reasons)('problem of a charge that is not held: %s', (reason, title) => {
  const problem = unheldProblem(reason);
  expect(problem.title).toMatch(title);
  // Does not say "Nothing was held" if the charge may still be held.
  expect(problem.hint).toMatch(
    mayBecomeHeld(reason)
      ? /^Nothing was charged, and nothing is held twice/
      : /^Nothing was held or charged/,
  );
});

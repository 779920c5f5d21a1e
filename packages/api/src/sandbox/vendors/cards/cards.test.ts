import { expect, test } from 'vitest';
import { cardOf, failingCard, canCharge, isDecline, masked, unmasked } from './cards.ts';

/** https://docs.stripe.com/testing: test payment methods and tokens. */

test.each([
  ['visa', 'visa', '4242'],
  ['visa_debit', 'visa', '5556'],
  ['mastercard', 'mastercard', '4444'],
  ['mastercard_debit', 'mastercard', '8210'],
  ['mastercard_prepaid', 'mastercard', '5100'],
  ['amex', 'amex', '0005'],
  ['discover', 'discover', '1117'],
  ['diners', 'diners', '0004'],
  ['jcb', 'jcb', '0505'],
  ['unionpay', 'unionpay', '0005'],
  ['chargeCustomerFail', 'visa', '0341'],
  ['threeDSecure2Required', 'visa', '3220'],
])('a documented test card: %s is accepted, masked, and revealed in full', (name, cardType, last) => {
  for (const token of [`pm_card_${name}`, `tok_${name}`]) {
    const card = cardOf(token);
    if (isDecline(card)) throw new Error(`${token} was declined`);
    const onFile = masked(card);
    expect(onFile).toEqual({ cardType, cardNumber: `**** **** **** ${last}`, expirationDate: '12/34' });
    expect(unmasked(onFile)?.cardNumber?.replaceAll(' ', '')).toBe(card.number);
  }
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclined', 'card_declined', 'Your card was declined.'],
  ['tok_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'Your card has insufficient funds.'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ['tok_chargeDeclinedIncorrectCvc', 'incorrect_cvc', "Your card's security code is incorrect."],
  [
    'pm_card_chargeDeclinedProcessingError',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  [
    'pm_card_authenticationRequired',
    'authentication_required',
    'Your card was declined. This transaction requires authentication.',
  ],
])('a documented test card: %s is declined: %s', (token, code, message) => {
  expect(cardOf(token)).toMatchObject({ code, message });
});

test.each(['', 'visa', 'pm_1MqLiJLkdIwHu7ix', 'pm_card_constructor', 'tok_toString', '4242424242424242'])(
  "any other token, such as '%s', is declined",
  (token) => {
    expect(cardOf(token)).toMatchObject({ code: 'card_declined', message: 'Your card was declined.' });
  },
);

test('a card on file can be charged, except for the failing test card', () => {
  expect(canCharge({ cardNumber: '**** **** **** 4242' })).toBe(true);
  expect(canCharge(masked(failingCard))).toBe(false);
  expect(canCharge(undefined)).toBe(false);
});

test('an unknown card is not revealed', () => {
  expect(unmasked({ cardType: 'visa', cardNumber: '**** **** **** 9999' })).toBeUndefined();
});

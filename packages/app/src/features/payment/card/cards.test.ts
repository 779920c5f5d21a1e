import { expect, test } from 'vitest';
import { cardField, hasCheckDigit } from '#stripeMock/cardField.ts';
import { testMethod } from '#stripeMock/testCards.ts';

const now = Date.parse('2025-05-14T15:00:00Z');

test.each([
  ['cardNumber', '4242424242424242', '4242 4242 4242 4242', true, undefined],
  ['cardNumber', '4242 4242', '4242 4242', false, undefined],
  ['cardNumber', '4242424242424241', '4242 4242 4242 4241', false, 'Your card number is invalid.'],
  ['cardNumber', '378282246310005', '3782 8224 6310 005', true, undefined],
  ['cardNumber', '４２４２４２４２４２４２４２４２', '4242 4242 4242 4242', true, undefined],
  ['cardNumber', 'abc', '', false, undefined],
  ['cardExpiry', '1234', '12 / 34', true, undefined],
  ['cardExpiry', '534', '05 / 34', true, undefined],
  ['cardExpiry', '12/2034', '12 / 34', true, undefined],
  ['cardExpiry', '5/2034', '05 / 34', true, undefined],
  ['cardExpiry', '12/2024', '12 / 24', false, "Your card's expiration date is in the past."],
  ['cardExpiry', '12203', '12 / 20', false, "Your card's expiration date is in the past."],
  ['cardExpiry', '١٢٣٤', '12 / 34', true, undefined],
  ['cardExpiry', '0525', '05 / 25', true, undefined],
  ['cardExpiry', '0425', '04 / 25', false, "Your card's expiration date is in the past."],
  ['cardExpiry', '1334', '13 / 34', false, "Your card's expiration date is invalid."],
  ['cardExpiry', '12', '12', false, undefined],
  ['cardCvc', '123', '123', true, undefined],
  ['cardCvc', '12345', '1234', true, undefined],
  ['cardCvc', '1', '1', false, undefined],
] as const)('input of a card field formats and checks %s: %s', (name, typed, text, isComplete, error) => {
  expect(cardField(name, typed, now)).toEqual({ text, isEmpty: text === '', isComplete, error });
});

test.each([
  ['4242424242424242', true],
  ['4242424242424241', false],
  ['79927398713', true],
])('check digit of %s is valid: %s', (digits, isValid) => expect(hasCheckDigit(digits)).toBe(isValid));

test.each([
  ['4242424242424242', 'pm_card_visa'],
  ['4000000000000002', 'pm_card_visa_chargeDeclined'],
  // Could be a real card.
  ['4539578763621486', undefined],
  ['', undefined],
])('cards: %s maps to %s', (digits, method) => expect(testMethod(digits)).toBe(method));

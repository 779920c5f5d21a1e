import { expect, test } from 'vitest';
import { cardText, heldSum, identityText, lastSubmitted, photoCount } from './sentFacts.ts';

test.each([
  [{ cardType: 'visa', cardNumber: '**** **** **** 4242' }, 'Visa ending in 4242'],
  [{ cardNumber: '**** **** **** 0005' }, 'Card ending in 0005'],
  [{ cardType: 'visa' }, undefined],
  [undefined, undefined],
])('%j is shown as %s', (card, text) => {
  expect(cardText(card)).toBe(text);
});

test.each([
  [false, 'Photo of your ID and photo of you'],
  [true, 'Checked by our partner Stripe. Your doctor only gets the result.'],
  [undefined, 'Photo ID and selfie'],
])('where it is %s that the provider checks identity: %s', (isProviderChecking, text) => {
  expect(identityText(isProviderChecking)).toBe(text);
});

test.each([
  [1, '1 photo'],
  [3, '3 photos'],
])('%d: %s', (count, text) => {
  expect(photoCount(count)).toBe(text);
});

test.each([
  [[], undefined],
  [[{ status: 'pending', sum: 3900 }], undefined],
  [
    [
      { status: 'success', sum: 100 },
      { status: 'hold', sum: 3900 },
      { status: 'pending', sum: 4200 },
    ],
    3900,
  ],
])('of the charges %j, %s is held', (charges, sum) => {
  expect(heldSum(charges)).toBe(sum);
});

interface Known {
  readonly id: string;
  readonly registrationDoneDate?: string;
}

const older: Known = { id: 'older', registrationDoneDate: '2026-01-01T00:00:00.000Z' };
const newer: Known = { id: 'newer', registrationDoneDate: '2026-03-01T00:00:00.000Z' };
const open: Known = { id: 'open' };

test('the registration handed in last, whatever the order', () => {
  expect(lastSubmitted([newer, older, open])).toBe(newer);
  expect(lastSubmitted([open])).toBeUndefined();
});

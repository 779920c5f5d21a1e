import { expect, test } from 'vitest';
import { cardText } from './card.ts';

test.each([
  [{ cardType: 'visa', cardNumber: '**** **** **** 4242' }, 'Visa ending in 4242'],
  [{ cardNumber: '**** **** **** 0005' }, 'Card ending in 0005'],
  [{ cardType: 'visa' }, undefined],
  [undefined, undefined],
])('card: %j is shown as %s', (card, text) => {
  expect(cardText(card)).toBe(text);
});

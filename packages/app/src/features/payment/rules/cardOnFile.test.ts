import { expect, test } from 'vitest';
import { usableCard } from './cardOnFile.ts';

const cardNumber = '**** **** **** 4242';

test.each<[string, Parameters<typeof usableCard>[0], string, boolean]>([
  ['before its expiration month', { cardNumber, expirationDate: '12/29' }, '2029-11-30T23:59:59Z', true],
  [
    'on the last day of its expiration month',
    { cardNumber, expirationDate: '12/29' },
    '2029-12-31T23:59:59Z',
    true,
  ],
  ['after its expiration month', { cardNumber, expirationDate: '12/29' }, '2030-01-01T00:00:00Z', false],
  ['without an expiration date', { cardNumber }, '2030-01-01T00:00:00Z', true],
  ['without a number', { expirationDate: '12/29' }, '2026-01-01T00:00:00Z', false],
  ['that is undefined', undefined, '2026-01-01T00:00:00Z', false],
])('a card %s is usable: %4$s', (_name, card, now, isUsable) => {
  expect(usableCard(card, Date.parse(now))).toBe(isUsable ? card : undefined);
});

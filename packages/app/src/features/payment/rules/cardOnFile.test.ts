import { expect, test } from 'vitest';
import { usableCard } from './cardOnFile.ts';

const cardNumber = '**** **** **** 4242';

test.each<[string, Parameters<typeof usableCard>[0], string, boolean]>([
  ['before its last month', { cardNumber, expirationDate: '12/29' }, '2029-11-30T23:59:59Z', true],
  [
    'on the last day of its last month',
    { cardNumber, expirationDate: '12/29' },
    '2029-12-31T23:59:59Z',
    true,
  ],
  ['after its last month', { cardNumber, expirationDate: '12/29' }, '2030-01-01T00:00:00Z', false],
  ['without a date', { cardNumber }, '2030-01-01T00:00:00Z', true],
  ['without a number', { expirationDate: '12/29' }, '2026-01-01T00:00:00Z', false],
  ['no card', undefined, '2026-01-01T00:00:00Z', false],
])('%s', (_name, card, now, isOffered) => {
  expect(usableCard(card, Date.parse(now))).toBe(isOffered ? card : undefined);
});

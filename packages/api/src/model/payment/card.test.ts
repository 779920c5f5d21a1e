import { expect, test } from 'vitest';
import { cardKeyOf, usableCard } from './card.ts';

test.each([
  ['pk_test_1', { kind: 'key', key: 'pk_test_1' }],
  ['pk_live_51Habc', { kind: 'key', key: 'pk_live_51Habc' }],
  ['', { kind: 'none' }],
  [null, { kind: 'none' }],
  [undefined, { kind: 'none' }],
  [false, { kind: 'none' }],
  ['text', { kind: 'invalid' }],
  ['sk_live_1', { kind: 'invalid' }],
  ['pk_', { kind: 'invalid' }],
  [' pk_live_1', { kind: 'invalid' }],
])('card: parses %j as %j', (value, key) => {
  expect(cardKeyOf(value)).toEqual(key);
});

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

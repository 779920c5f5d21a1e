import { expect, test } from 'vitest';
import type { SubscriptionRecord } from '../../../core/subscriptionRecord.ts';
import { withNewCard } from './newCard.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const iso = new Date(NOW).toISOString();
const card = { cardType: 'mastercard', cardNumber: '**** **** **** 4444', expirationDate: '12/34' };

const record = (status: string, more: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  _id: 's',
  patientId: 'p',
  productType: 'wl',
  status,
  nextBillingDate: '2026-03-20T12:00:00.000Z',
  ...more,
});
const failed = { paymentIntentStatus: 'requires_payment_method' };

test.each([
  ['active', {}, { creditCard: card, nextBillingDate: '2026-03-20T12:00:00.000Z' }],
  [
    'active',
    { ...failed, failedTries: 2, billingAnchor: '2026-03-14T12:00:00.000Z' },
    // The anchor stays the same, so the bill after this one keeps its date.
    {
      creditCard: card,
      failedTries: 2,
      billingAnchor: '2026-03-14T12:00:00.000Z',
      nextBillingDate: iso,
      nextPeriodStart: iso,
    },
  ],
  ['pause', failed, { creditCard: card, paymentIntentStatus: 'requires_confirmation', status: 'pause' }],
  ['pending', {}, { creditCard: card }],
  ['renewal', {}, { creditCard: card }],
] as const)('newCard: %s with %j becomes %j', (status, more, expected) => {
  expect(withNewCard(record(status, more), card, NOW)).toMatchObject(expected);
});

test.each(['in_progress', 'cancel', 'declined', 'not_verified', 'completed'])(
  'newCard: %s is not paid by it',
  (status) => {
    const before = record(status);
    expect(withNewCard(before, card, NOW)).toBe(before);
  },
);

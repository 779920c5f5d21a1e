import { expect, test } from 'vitest';
import { subscriptionOrder } from './subscriptionOrder.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test('subscriptions that wait for the patient come first, ended ones last, equal ranks keep their order', () => {
  const statuses = [
    'cancel',
    'pending',
    'active',
    'completed',
    'declined',
    'in_progress',
    'pause',
    'hold',
    'renewal',
  ];
  const sorted = statuses.map((status) => ({ status })).toSorted(subscriptionOrder(now));
  expect(sorted.map(({ status }) => status)).toEqual([
    'in_progress',
    'renewal',
    'active',
    'pause',
    'pending',
    'hold',
    'cancel',
    'completed',
    'declined',
  ]);
});

test('a failed payment comes first, then a delivery that is due and not ordered', () => {
  const due = { status: 'active', nextBillingDate: '2026-11-19T12:00:00Z' };
  const later = { status: 'active', nextBillingDate: '2026-11-29T12:00:00Z' };
  const asked = { status: 'in_progress' };
  const failed = { ...later, paymentIntentStatus: 'requires_payment_method' };
  expect([later, asked, due, failed].toSorted(subscriptionOrder(now))).toEqual([failed, due, asked, later]);
});

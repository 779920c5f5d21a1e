import { expect, test } from 'vitest';
import { subscriptionOrder } from './order.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test('sorts subscriptions that need an action first and ended ones last, and keeps the order of equal ranks', () => {
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
    'unknown',
  ];
  const sorted = statuses.map((status) => ({ status })).toSorted(subscriptionOrder(now));
  expect(sorted.map(({ status }) => status)).toEqual([
    'in_progress',
    'renewal',
    'active',
    'pause',
    'pending',
    'hold',
    'unknown',
    'cancel',
    'completed',
    'declined',
  ]);
});

test('sorts failed payments first, then deliveries that are due but not ordered', () => {
  const due = { status: 'active', nextBillingDate: '2026-11-19T12:00:00Z' };
  const later = { status: 'active', nextBillingDate: '2026-11-29T12:00:00Z' };
  const unfinished = { status: 'in_progress' };
  const failed = { ...later, paymentIntentStatus: 'requires_payment_method' };
  expect([later, unfinished, due, failed].toSorted(subscriptionOrder(now))).toEqual([
    failed,
    due,
    unfinished,
    later,
  ]);
});

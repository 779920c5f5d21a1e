import { expect, test } from 'vitest';
import { bySubscriptionOrder } from './subscriptionOrder.ts';

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
  const sorted = statuses.map((status) => ({ status })).toSorted(bySubscriptionOrder);
  expect(sorted.map(({ status }) => status)).toEqual([
    'in_progress',
    'renewal',
    'active',
    'pause',
    'pending',
    'hold',
    'completed',
    'cancel',
    'declined',
  ]);
});

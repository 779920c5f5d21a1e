import { expect, test } from 'vitest';
import { bySubscriptionOrder } from './subscriptionOrder.ts';

test('what waits for the patient comes first, what is over last, and the rest keeps its order', () => {
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

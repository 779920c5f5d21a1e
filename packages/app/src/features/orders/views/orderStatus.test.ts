import { expect, test } from 'vitest';
import { orderStatus, orderSteps } from './orderStatus.ts';

test.each([
  ['created', 'Ordered'],
  ['processing', 'Processing'],
  ['shipped', 'Shipped'],
  ['delivered', 'Delivered'],
  ['cancelled', 'Canceled'],
  ['returned', 'Returned'],
  ['held_at_customs', 'Held at customs'],
])('orderStatus: %s is shown as %s', (status, label) => {
  expect(orderStatus(status).label).toBe(label);
});

test.each([
  ['created', ['created current', 'processing next', 'shipped next', 'delivered next']],
  ['processing', ['created done', 'processing current', 'shipped next', 'delivered next']],
  ['shipped', ['created done', 'processing done', 'shipped current', 'delivered next']],
  ['delivered', ['created done', 'processing done', 'shipped done', 'delivered done']],
  ['cancelled', ['created done', 'cancelled stopped']],
  ['returned', ['created done', 'processing done', 'shipped done', 'returned stopped']],
  ['held_at_customs', ['created done', 'held_at_customs current']],
])('timeline of an order that is %s', (status, steps) => {
  const order = { status, createdAt: '2026-11-20T12:00:00.000Z' };
  expect(orderSteps(order).map(({ id, state }) => `${id} ${state}`)).toEqual(steps);
});

test('orderStatus: shows the known day of each step, and the expected day of the delivery', () => {
  const order = {
    status: 'shipped',
    createdAt: '2026-11-20T12:00:00.000Z',
    statusHistory: [
      { status: 'created', at: '2026-11-20T12:00:00.000Z' },
      { status: 'processing', at: '2026-11-21T00:00:00.000Z' },
      { status: 'shipped', at: '2026-11-22T12:00:00.000Z' },
    ],
    expectedDelivery: '2026-11-25T12:00:00.000Z',
  };
  expect(orderSteps(order).map(({ when }) => when)).toEqual([
    'Nov 20, 2026',
    'Nov 21, 2026',
    'Nov 22, 2026',
    'Expected Nov 25, 2026',
  ]);
  const returned = {
    ...order,
    status: 'returned',
    statusHistory: [...order.statusHistory, { status: 'returned', at: '2026-12-10T12:00:00.000Z' }],
  };
  expect(orderSteps(returned).at(-1)?.when).toBe('Dec 10, 2026');
});

test('orderStatus: shows the day of the order, and the carrier after shipping', () => {
  const order = { status: 'shipped', createdAt: '2026-11-20T12:00:00.000Z', carrier: 'UPS' };
  const [ordered, processing, shipped] = orderSteps(order);
  expect(ordered?.when).toBe('Nov 20, 2026');
  expect(processing?.when).toBeUndefined();
  expect(shipped?.note).toBe('With UPS');
  expect(orderSteps({ ...order, status: 'processing' })[2]?.note).toBeUndefined();
});

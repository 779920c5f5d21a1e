import { expect, test } from 'vitest';
import type { Order } from '@patient/api';
import { orderDetails, orderNext, orderRows } from './orderRow.ts';

const order: Order = {
  _id: '64f0c0ffee',
  status: 'shipped',
  createdAt: '2026-11-20T12:00:00.000Z',
  carrier: 'UPS',
  tracking_number: '1Z999',
  tracking_url: 'https://carrier.example/1Z999',
  patient: { shipping: { address: '12 Elm Street', city: 'Austin', state: 'TX', zipCode: '78701' } },
  charge: {
    _id: 'c-1',
    status: 'success',
    sum: 8400,
    reasonObject: {
      plan: {
        productName: 'Finasteride',
        weight: 1,
        measure: 'mg',
        frequencyOfReception: 'daily',
        frequencyOfDelivery: 'quarterly',
        productImgUrl: '/pill.svg',
      },
    },
  },
};

const rowOf = (one: Order) => orderRows([one])[0];

test('orderRow: formats a row', () => {
  expect(rowOf(order)).toMatchObject({
    title: 'Finasteride 1\u00A0mg',
    details: ['Ordered Nov 20, 2026', '$84.00'],
    status: { label: 'Shipped' },
    imageUrl: '/pill.svg',
  });
});

test('orderRow: adds their number to orders that are alike', () => {
  const others = [
    { ...order, _id: '64f0c0ffef' },
    { ...order, _id: '64f0c0fff0', status: 'delivered' },
  ];
  expect(orderRows([order, ...others]).map(({ details }) => details.at(-1))).toEqual([
    'Order number 64f0c0ffee',
    'Order number 64f0c0ffef',
    '$84.00',
  ]);
});

test('orderRow: formats the page of an order', () => {
  expect(orderDetails(order)).toMatchObject({
    title: 'Finasteride 1\u00A0mg, 3-month supply',
    status: { label: 'Shipped' },
    facts: [
      { term: 'Ordered', detail: 'Nov 20, 2026' },
      { term: 'Total', detail: '$84.00' },
      { term: 'Order number', detail: '64f0c0ffee' },
      { term: 'Carrier', detail: 'UPS, 1Z999' },
      { term: 'Ship to', detail: '12 Elm Street, Austin, TX 78701' },
    ],
    trackingUrl: 'https://carrier.example/1Z999',
  });
});

test('orderRow: shows the expected delivery until the order has ended', () => {
  const expected = { ...order, expectedDelivery: '2026-11-25T12:00:00.000Z' };
  expect(rowOf(expected)?.details).toContain('Expected Nov 25, 2026');
  expect(orderDetails(expected).facts).toContainEqual({ term: 'Expected delivery', detail: 'Nov 25, 2026' });
  expect(rowOf({ ...expected, status: 'returned' })?.details).not.toContain('Expected Nov 25, 2026');
});

test('orderRow: leaves out unknown values', () => {
  const bare = { _id: 'o-1', status: 'created', createdAt: '2026-11-20T12:00:00.000Z' };
  expect(rowOf(bare)).toMatchObject({
    title: 'Treatment',
    details: ['Ordered Nov 20, 2026'],
    imageUrl: undefined,
  });
  expect(orderDetails(bare).facts.map(({ term }) => term)).toEqual(['Ordered', 'Order number']);
});

test.each([
  [
    'cancelled',
    'success',
    "We canceled this order and won't send it. If you were charged, ask us for a refund or a new delivery.",
  ],
  [
    'cancelled',
    'refunded',
    "We canceled this order and won't send it. We refunded $24.00 to your card. Your bank may take a few days to show it.",
  ],
  ['cancelled', 'released', "We canceled this order and won't send it. You weren't charged for it."],
  [
    'cancelled',
    undefined,
    "We canceled this order and won't send it. If you were charged, ask us for a refund or a new delivery.",
  ],
  [
    'returned',
    'success',
    'The package came back to us. Check your address, then ask us to send it again or to refund it.',
  ],
  [
    'returned',
    'refunded',
    'The package came back to us. We refunded $24.00 to your card. Your bank may take a few days to show it.',
  ],
  ['delivered', 'success', undefined],
  ['shipped', 'refunded', undefined],
  ['held_at_customs', 'success', undefined],
])('an order that is %s with a charge that is %s', (status, charge, text) => {
  const ended = charge === undefined ? { status } : { status, charge: { status: charge, sum: 2_400 } };
  expect(orderNext(ended)).toBe(text);
});

import { expect, test } from 'vitest';
import type { Order } from '@patient/api';
import { orderRow } from './orderRow.ts';

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

test('formats an order', () => {
  expect(orderRow(order, 'UTC')).toMatchObject({
    title: 'Finasteride 1\u00A0mg, 3-month supply',
    placed: 'Nov 20, 2026',
    number: '64f0c0ffee',
    total: '$84.00',
    status: { label: 'Shipped' },
    carrier: 'UPS, 1Z999',
    trackingUrl: 'https://carrier.example/1Z999',
    sentTo: '12 Elm Street, Austin, TX 78701',
    imageUrl: '/pill.svg',
  });
});

test('names the expected delivery until it is over', () => {
  const expected = { ...order, expectedDelivery: '2026-11-25T12:00:00.000Z' };
  expect(orderRow(expected, 'UTC').expected).toBe('Nov 25, 2026');
  expect(orderRow({ ...expected, status: 'returned' }, 'UTC').expected).toBeUndefined();
});

test('leaves out what the service does not know', () => {
  const bare = { _id: 'o-1', status: 'created', createdAt: '2026-11-20T12:00:00.000Z' };
  expect(orderRow(bare, 'UTC')).toMatchObject({
    title: 'Treatment',
    total: undefined,
    carrier: undefined,
    trackingUrl: undefined,
    sentTo: undefined,
    imageUrl: undefined,
    expected: undefined,
  });
});

import type { OrderRecord } from './records.ts';
import { expect, test } from 'vitest';
import { orderDates, orderStatus, trackingOf } from './rules.ts';

const CREATED = '2026-03-01T12:00:00.000Z';
const order: OrderRecord = { _id: 'o-1', createdAt: CREATED, subscriptionId: 's', chargeId: 'c' };
const after = (hours: number) => Date.parse(CREATED) + hours * 3_600_000;
const ended = (status: 'cancelled' | 'returned', at: string): OrderRecord => ({
  ...order,
  end: { status, at },
});

test.each([
  [0, 'created'],
  [11.9, 'created'],
  [12, 'processing'],
  [47.9, 'processing'],
  [48, 'shipped'],
  [119.9, 'shipped'],
  [120, 'delivered'],
  [90_000, 'delivered'],
])('after %d hours an order is %s', (hours, status) => {
  expect(orderStatus(order, after(hours))).toBe(status);
});

test.each([
  ['an order that is canceled later', ended('cancelled', '2026-03-01T13:00:00.000Z'), 0, 'created'],
  ['an order that was canceled', ended('cancelled', '2026-03-01T13:00:00.000Z'), 1, 'cancelled'],
  ['an order that is returned later', ended('returned', '2026-03-20T12:00:00.000Z'), 60, 'shipped'],
  ['an order that was returned', ended('returned', '2026-03-20T12:00:00.000Z'), 24 * 19, 'returned'],
])('the status of %s', (_name, record, hours, status) => {
  expect(orderStatus(record, after(hours))).toBe(status);
});

/** Month, day and hour. */
const short = (at: string) => at.slice(5, 13);

test.each([
  ['just ordered', order, 0, ['created 03-01T12'], '03-06T12'],
  ['shipped', order, 60, ['created 03-01T12', 'processing 03-02T00', 'shipped 03-03T12'], '03-06T12'],
  [
    'delivered',
    order,
    120,
    ['created 03-01T12', 'processing 03-02T00', 'shipped 03-03T12', 'delivered 03-06T12'],
    undefined,
  ],
  [
    'canceled',
    ended('cancelled', '2026-03-01T13:00:00.000Z'),
    1,
    ['created 03-01T12', 'cancelled 03-01T13'],
    undefined,
  ],
  [
    'returned',
    ended('returned', '2026-03-20T12:00:00.000Z'),
    24 * 19,
    ['created 03-01T12', 'processing 03-02T00', 'shipped 03-03T12', 'returned 03-20T12'],
    undefined,
  ],
])('dates of an order that is %s', (_name, record, hours, history, expected) => {
  const { statusHistory = [], expectedDelivery } = orderDates(record, after(hours));
  expect(statusHistory.map(({ status, at }) => `${status} ${short(at)}`)).toEqual(history);
  expect(expectedDelivery && short(expectedDelivery)).toBe(expected);
});

test.each(['shipped', 'delivered', 'returned'] as const)('tracking: %s orders have it', (status) => {
  const { tracking_number: number, tracking_url: url, carrier } = trackingOf(order, status);
  expect(number).toMatch(/^(USPS|UPS|FEDEX)\d{12}$/);
  expect(url).toBe(`https://tracking.example/parcels/${number}`);
  expect(number?.toUpperCase()).toContain(carrier?.toUpperCase());
});

test.each(['created', 'processing', 'cancelled'] as const)('tracking: %s orders do not have it', (status) => {
  expect(trackingOf(order, status)).toEqual({});
});

test('tracking is stable for an order and differs between orders', () => {
  expect(trackingOf(order, 'shipped')).toEqual(trackingOf(order, 'delivered'));
  expect(trackingOf({ _id: 'o-2' }, 'shipped')).not.toEqual(trackingOf(order, 'shipped'));
});

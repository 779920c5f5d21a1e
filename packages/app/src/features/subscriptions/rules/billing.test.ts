import { expect, test } from 'vitest';
import { billingHistory, failedBillings, lastBillings, nextBilling } from './billing.ts';

const charge = (id: string, status: string, reasonType?: string) => ({ id, status, reasonType });
const ids = (charges: readonly { id: string }[]) => charges.map(({ id }) => id);

const charges = [
  charge('a', 'success', 'subscription'),
  charge('b', 'failed', 'subscription'),
  charge('c', 'captured', 'subscription'),
  charge('d', 'success', 'shipping'),
  charge('e', 'pending', 'subscription'),
  charge('f', 'hold', 'subscription'),
  charge('g', 'in process', 'subscription'),
  charge('h', 'success', 'subscription'),
  charge('i', 'success'),
  charge('j', 'refunded', 'subscription'),
];

test('history holds the successful charges of subscriptions', () => {
  expect(ids(billingHistory(charges))).toEqual(['a', 'h']);
});

test('last billings hold success, hold and captured', () => {
  expect(ids(lastBillings(charges))).toEqual(['a', 'c', 'd', 'f', 'h', 'i']);
});

test('failed payments are in a list of their own', () => {
  expect(ids(failedBillings(charges))).toEqual(['b']);
});

test.each([
  ['the last of pending and in process', charges, 'g'],
  [
    'pending after in process',
    [charge('1', 'in process'), charge('2', 'pending'), charge('3', 'success')],
    '2',
  ],
  ['in_process is another word', [charge('1', 'in_process')], undefined],
  ['none to come', [charge('1', 'success')], undefined],
  ['no charges', [], undefined],
])('next billing: %s', (_name, list, id) => {
  expect(nextBilling(list)?.id).toBe(id);
});

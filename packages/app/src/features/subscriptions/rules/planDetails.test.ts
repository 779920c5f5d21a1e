import { expect, test } from 'vitest';
import { deliverySavings, priceRows } from './planDetails.ts';

const nextBillingDate = '2026-12-31T12:00:00Z';
const periods = [{ sum: 19_900, discountedPrice: 17_900 }, { sum: 19_900 }];

test.each([
  [
    'monthly',
    { nextBillingDate },
    ['Next bill, Dec\u00a031,\u00a02026', 'The bill after that, Jan\u00a031,\u00a02027'],
  ],
  [
    'quarterly, on the 31st again after a shorter month',
    { nextBillingDate: '2026-11-30T12:00:00Z', billingDay: 31, plan: { frequencyOfDelivery: 'quarterly' } },
    ['Next bill, Nov\u00a030,\u00a02026', 'The bill after that, Feb\u00a028,\u00a02027'],
  ],
  [
    'declined and retried, without moving later bills',
    { nextBillingDate: '2027-02-03T12:00:00Z', billingAnchor: '2027-01-31T12:00:00Z', billingDay: 31 },
    ['Next bill, Feb\u00a03,\u00a02027', 'The bill after that, Feb\u00a028,\u00a02027'],
  ],
  [
    'quarterly, declined and retried',
    {
      nextBillingDate: '2026-12-03T12:00:00Z',
      billingAnchor: '2026-11-30T12:00:00Z',
      billingDay: 30,
      plan: { frequencyOfDelivery: 'quarterly' },
    },
    ['Next bill, Dec\u00a03,\u00a02026', 'The bill after that, Feb\u00a028,\u00a02027'],
  ],
  [
    'skipped, from the last day of a month',
    {
      nextBillingDate: '2027-01-31T12:00:00Z',
      billingAnchor: nextBillingDate,
      billingDay: 31,
      skipPeriods: 1,
    },
    ['Next bill, Jan\u00a031,\u00a02027', 'The bill after that, Feb\u00a028,\u00a02027'],
  ],
  [
    'paused for two months',
    {
      status: 'pause',
      nextBillingDate: '2027-02-28T12:00:00Z',
      billingAnchor: nextBillingDate,
      billingDay: 31,
      pause: { from: '2026-12-20T12:00:00Z', until: '2027-02-28T12:00:00Z' },
    },
    ['Next bill, Feb\u00a028,\u00a02027', 'The bill after that, Mar\u00a031,\u00a02027'],
  ],
  ['no date yet', {}, ['Next bill', 'The bill after that']],
  [
    'held',
    { status: 'pending', paymentIntentStatus: 'requires_capture' },
    ['First bill, held on your card', 'The bill after that'],
  ],
])('%s: %j has the labels %j', (_name, subscription, labels) => {
  const rows = priceRows(subscription, periods);
  expect(rows.map(({ label }) => label)).toEqual(labels);
  expect(rows).toMatchObject([{ amount: '$179.00', original: '$199.00' }, { amount: '$199.00' }]);
  expect(rows[1]?.original).toBeUndefined();
});

test.each([
  [{ latestBilledAmount: 19_900 }, ['Last bill', 'Next bill', 'The bill after that']],
  [{ latestBilledAmount: 0 }, ['Next bill', 'The bill after that']],
  [
    { latestBilledAmount: 19_900, status: 'pending', paymentIntentStatus: 'requires_capture' },
    ['First bill, held on your card', 'The bill after that'],
  ],
])('with %j the labels are %j', (subscription, labels) => {
  expect(priceRows(subscription, periods).map(({ label }) => label)).toEqual(labels);
});

test('has no rows without sums of the service', () => {
  expect(priceRows({ nextBillingDate }, [])).toEqual([]);
});

const discounts = [
  { frequencyOfDelivery: 'monthly', price: 19_900, discountedPrice: 19_900 },
  { frequencyOfDelivery: 'quarterly', price: 59_700, discountedPrice: 53_700 },
];

test.each([
  ['monthly', ['Delivery every 3 months costs $537.00 instead of $597.00.']],
  ['quarterly', ['You save $60.00 on each bill because we deliver every 3 months.']],
])('with %s delivery: %j', (chosen, texts) => {
  expect(deliverySavings(discounts, chosen)).toEqual(texts);
});

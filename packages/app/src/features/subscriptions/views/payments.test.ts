import { expect, test } from 'vitest';
import { billFacts, deliveryOffer, deliverySaving } from './payments.ts';

const nextBillingDate = '2026-12-31T12:00:00Z';
const periods = [{ sum: 19_900, discountedPrice: 17_900 }, { sum: 19_900 }];

test.each([
  ['monthly', { nextBillingDate }, 'The bill after that, Jan\u00a031,\u00a02027'],
  [
    'quarterly, on the 31st again after a shorter month',
    { nextBillingDate: '2026-11-30T12:00:00Z', billingDay: 31, plan: { frequencyOfDelivery: 'quarterly' } },
    'The bill after that, Feb\u00a028,\u00a02027',
  ],
  [
    'declined and retried, without moving later bills',
    { nextBillingDate: '2027-02-03T12:00:00Z', billingAnchor: '2027-01-31T12:00:00Z', billingDay: 31 },
    'The bill after that, Feb\u00a028,\u00a02027',
  ],
  [
    'quarterly, declined and retried',
    {
      nextBillingDate: '2026-12-03T12:00:00Z',
      billingAnchor: '2026-11-30T12:00:00Z',
      billingDay: 30,
      plan: { frequencyOfDelivery: 'quarterly' },
    },
    'The bill after that, Feb\u00a028,\u00a02027',
  ],
  [
    'skipped, from the last day of a month',
    {
      nextBillingDate: '2027-01-31T12:00:00Z',
      billingAnchor: nextBillingDate,
      billingDay: 31,
      skipPeriods: 1,
    },
    'The bill after that, Feb\u00a028,\u00a02027',
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
    'The bill after that, Mar\u00a031,\u00a02027',
  ],
  ['no date yet', {}, 'The bill after that'],
  ['held', { status: 'pending', paymentIntentStatus: 'requires_capture' }, 'The bill after that'],
])('payments: %s: %j has the term %j', (_name, subscription, term) => {
  expect(billFacts(subscription, periods)).toEqual([{ term, detail: '$199.00' }]);
});

test('payments: shows the sum after coupons', () => {
  const lower = { sum: 19_900, discountedPrice: 17_900 };
  expect(billFacts({}, [lower, lower])).toEqual([{ term: 'The bill after that', detail: '$179.00' }]);
});

test.each([
  [{ latestBilledAmount: 19_900 }, ['The bill after that', 'Last bill']],
  [{ latestBilledAmount: 0 }, ['The bill after that']],
  [
    { latestBilledAmount: 19_900, status: 'pending', paymentIntentStatus: 'requires_capture' },
    ['The bill after that'],
  ],
])('with %j the terms are %j', (subscription, terms) => {
  expect(billFacts(subscription, periods).map(({ term }) => term)).toEqual(terms);
});

test('payments: has no facts without sums of the service', () => {
  expect(billFacts({ nextBillingDate }, [])).toEqual([]);
});

const coupon = { _id: 'c', name: 'SAVE20', discountValue: 2_000, usingPeriodsCount: 3 };
const addons = [{ _id: 'kit', name: 'Travel kit', price: 1_000 }];

test.each([
  ['that takes something off', periods, ['Add-on: Travel kit', 'Coupon SAVE20']],
  ['without effect on the plan', [{ sum: 19_900 }], ['Add-on: Travel kit']],
])('payments: lists add-ons, and a coupon %s: %j', (_name, sums, terms) => {
  const facts = billFacts({ addons, coupons: [coupon] }, sums.slice(0, 1));
  expect(facts.map(({ term }) => term)).toEqual(terms);
});

const discounts = [
  { frequencyOfDelivery: 'monthly', price: 19_900, discountedPrice: 19_900 },
  { frequencyOfDelivery: 'quarterly', price: 59_700, discountedPrice: 53_700 },
];

test('payments: offers a cheaper delivery frequency', () => {
  expect(deliveryOffer(discounts, 'monthly')).toEqual({
    delivery: 'quarterly',
    text: 'Delivery every 3 months costs $537.00 instead of $597.00.',
    label: 'Switch to every 3 months',
  });
  expect(deliverySaving(discounts, 'monthly')).toBeUndefined();
});

test('payments: shows what the chosen delivery frequency saves', () => {
  expect(deliverySaving(discounts, 'quarterly')).toBe(
    'You save $60.00 on each bill because we deliver every 3 months.',
  );
  expect(deliveryOffer(discounts, 'quarterly')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { dueNow, isDue, isUnpaid, type PastDueSource } from './pastDue.ts';

const failed: PastDueSource = {
  _id: 's/1',
  productType: 'wl',
  status: 'active',
  paymentIntentStatus: 'requires_payment_method',
  nextBillingDate: '2026-12-02T18:00:00.000Z',
  plan: { productName: 'Weight Loss Treatment', price: 19_900 },
};

const paused = { ...failed, status: 'pause', nextBillingDate: undefined };

test.each([
  ['active', failed, true, 19_900],
  ['with a coupon', { ...failed, discountedPrice: 17_900 }, true, 17_900],
  ['paused', paused, true, 0],
  ['canceled', { ...failed, status: 'cancel' }, false, 0],
  ['paid', { ...failed, paymentIntentStatus: 'succeeded' }, false, 0],
])('a subscription that is %s', (_name, subscription, unpaid, cents) => {
  expect([isUnpaid(subscription), dueNow(subscription)]).toEqual([unpaid, cents]);
});

const now = Date.parse('2026-11-20T12:00:00Z');

const nextBillingDate = '2026-11-19T12:00:00Z';

test.each([
  ['its date has passed', { status: 'active', nextBillingDate }, true],
  ['its date is now', { status: 'active', nextBillingDate: '2026-11-20T12:00:00Z' }, true],
  ['its date is in the future', { status: 'active', nextBillingDate: '2026-11-21T12:00:00Z' }, false],
  ['it has no date', { status: 'active' }, false],
  ['it is paused', { status: 'active', pause: {}, nextBillingDate }, false],
  ['it is paused by status', { status: 'pause', nextBillingDate }, false],
  ['it is canceled', { status: 'cancel', nextBillingDate }, false],
])('pastDue: %s: due %s', (_name, subscription, due) => {
  expect(isDue(subscription, now)).toBe(due);
});

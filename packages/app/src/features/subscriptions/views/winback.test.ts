import { expect, test } from 'vitest';
import { type SubscriptionFacts, offeredSum } from '@patient/api/model';
import { offerNote, offerText } from './winback.ts';

const monthly: SubscriptionFacts = { plan: { price: 19_900 } };
const third = { name: 'BACK', discountType: '%', discountValue: 30, usingPeriodsCount: 3 } as const;
const BEFORE = 'The amount above is before this offer.';

test.each([
  [third, 'You get 30% off each of your next 3 bills.'],
  [{ ...third, usingPeriodsCount: 1 }, 'You get 30% off your next bill.'],
  [{ ...third, usingPeriodsCount: undefined }, 'You get 30% off every bill.'],
])('the offer of %j', (coupon, text) => expect(offerText(coupon, monthly)).toBe(text));

test('an offer of three months lowers one bill of a quarterly plan', () => {
  const plan = { frequencyOfDelivery: 'quarterly' };
  expect(offerText({ ...third, periodType: 'month' }, { plan })).toBe('You get 30% off your next bill.');
});

test.each([
  ['a percentage', monthly, third, 13_930, 'After that, each bill is $199.00.'],
  ['rounded', { plan: { price: 5_905 } }, third, 4_133, 'After that, each bill is $59.05.'],
  [
    'with add-ons',
    { ...monthly, addons: [{ name: 'Kit', price: 1_000 }] },
    third,
    14_630,
    'After that, each bill is $209.00.',
  ],
  ['for every bill', monthly, { ...third, usingPeriodsCount: undefined }, 13_930, undefined],
  ['cents', monthly, { name: 'BACK', discountValue: 2_000 }, 17_900, undefined],
  ['more than the price', monthly, { name: 'BACK', discountValue: 90_000 }, 0, undefined],
  ['unknown price', {}, third, undefined, BEFORE],
  ['beside another coupon', { ...monthly, coupons: [{ name: 'WELCOME10' }] }, third, undefined, BEFORE],
])('an offer of %s', (_name, subscription, coupon, sum, note) => {
  expect(offeredSum(subscription, coupon)).toBe(sum);
  expect(offerNote(subscription, coupon)).toBe(note);
});

import { expect, test } from 'vitest';
import { priceSummary } from './priceSummary.ts';

const now = Date.parse('2025-01-31T12:00:00Z');
const monthly = { frequencyOfDelivery: 'monthly' };
const quarterly = { frequencyOfDelivery: 'quarterly' };

test('summarizes a monthly plan', () => {
  const periods = [1, 2].map((period) => ({ period, sum: 19_900 }));
  expect(priceSummary({ periods, plan: monthly, now })).toEqual({
    perMonth: '$199.00',
    held: { cents: 19_900, amount: '$199.00', period: 'for 1 month' },
    next: { amount: '$199.00', every: 'every month', date: 'Feb 28, 2025' },
  });
});

test('shows the regular price per month of a quarterly plan with a coupon for one bill', () => {
  const periods = [
    { period: 1, sum: 53_700, discountedPrice: 48_330 },
    { period: 2, sum: 53_700 },
  ];
  const coupons = [{ name: 'WELCOME10', usingPeriodsCount: 1 }];
  expect(priceSummary({ periods, plan: quarterly, coupons, now })).toEqual({
    perMonth: '$179.00',
    held: { cents: 48_330, amount: '$483.30', period: 'for 3 months' },
    next: { amount: '$537.00', every: 'every 3 months', date: 'Apr 30, 2025' },
    coupon: {
      code: 'WELCOME10',
      amount: '-$53.70',
      span: 'Off your first bill',
      saving: '$53.70 off your first bill',
    },
  });
});

const twice = [1, 2].map((period) => ({ period, sum: 19_900, discountedPrice: 17_910 }));

test('shows the price after a coupon for several bills', () => {
  const coupons = [{ name: 'A', usingPeriodsCount: 3 }];
  expect(priceSummary({ periods: twice, plan: monthly, coupons, now })).toMatchObject({
    perMonth: '$199.00',
    next: { amount: '$179.10', afterCoupon: '$199.00 after your first 3 bills' },
    coupon: { saving: '$19.90 off each of your first 3 bills' },
  });
});

test('combines two coupons until the longer one ends', () => {
  const periods = [
    { period: 1, sum: 19_900, discountedPrice: 12_935 },
    { period: 2, sum: 19_900, discountedPrice: 14_925 },
  ];
  const coupons = [
    { name: 'WELCOME10', usingPeriodsCount: 1 },
    { name: 'WEIGHT25', usingPeriodsCount: 2 },
  ];
  expect(priceSummary({ periods, plan: monthly, coupons, now })).toMatchObject({
    held: { amount: '$129.35' },
    next: { amount: '$149.25', afterCoupon: '$199.00 after your first 2 bills' },
    coupon: {
      code: 'WELCOME10 and WEIGHT25',
      amount: '-$69.65',
      span: 'Off your first bill',
      saving: '$69.65 off your first bill',
    },
  });
});

test('a coupon for every bill lowers the price per month, also that of a draft', () => {
  const [, second] = twice;
  for (const periods of [twice, [twice[0], { period: 2, sum: second?.sum ?? 0 }]]) {
    expect(
      priceSummary({
        periods: periods.filter((each) => each !== undefined),
        plan: monthly,
        coupons: [{ name: 'A' }],
        now,
      }),
    ).toMatchObject({ perMonth: '$179.10', perMonthBefore: '$199.00', next: { amount: '$179.10' } });
  }
});

test('shows a sum of zero, and nothing before a treatment is chosen', () => {
  const free = [{ period: 1, sum: 19_900, discountedPrice: 0 }];
  expect(priceSummary({ periods: free, plan: monthly, now })?.held.amount).toBe('$0.00');
  expect(priceSummary({ periods: [], plan: undefined, now })).toBeUndefined();
});

test('a coupon without effect on this charge is not shown', () => {
  const periods = [{ period: 1, sum: 19_900 }];
  const summary = priceSummary({ periods, plan: monthly, coupons: [{ name: 'LATER' }], now });
  expect(summary).not.toHaveProperty('coupon');
});

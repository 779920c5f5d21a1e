import { describe, expect, test } from 'vitest';
import { couponSpan, priceSummary } from './priceSummary.ts';
import { priceKeys, savedBy } from './priceKeys.ts';

const now = Date.parse('2025-01-31T12:00:00Z');
const monthly = { frequencyOfDelivery: 'monthly' };
const quarterly = { frequencyOfDelivery: 'quarterly' };
const zone = { now, timeZone: 'UTC' };

test('month by month', () => {
  const periods = [1, 2].map((period) => ({ period, sum: 19_900 }));
  expect(priceSummary({ periods, plan: monthly, ...zone })).toEqual({
    perMonth: '$199.00',
    today: '$199.00',
    todayNote: 'for 1 month',
    renews: { date: 'Feb 28, 2025', amount: '$199.00' },
  });
});

test('every three months, with a coupon on the first charge only', () => {
  const periods = [
    { period: 1, sum: 53_700, discountedPrice: 48_330 },
    { period: 2, sum: 53_700 },
  ];
  const coupons = [{ name: 'WELCOME10', usingPeriodsCount: 1 }];
  expect(priceSummary({ periods, plan: quarterly, coupons, ...zone })).toEqual({
    perMonth: '$161.10',
    perMonthBefore: '$179.00',
    today: '$483.30',
    todayNote: 'for 3 months',
    renews: { date: 'Apr 30, 2025', amount: '$537.00' },
    coupon: { code: 'WELCOME10', amount: '-$53.70', note: 'on the first bill' },
  });
});

test('free is a sum, and there is none before a treatment is chosen', () => {
  const free = [{ period: 1, sum: 19_900, discountedPrice: 0 }];
  expect(priceSummary({ periods: free, plan: monthly, ...zone })?.today).toBe('$0.00');
  expect(priceSummary({ periods: [], plan: undefined, ...zone })).toBeUndefined();
});

test('a coupon without effect on this charge is not shown', () => {
  const periods = [{ period: 1, sum: 19_900 }];
  const summary = priceSummary({ periods, plan: monthly, coupons: [{ name: 'LATER' }], ...zone });
  expect(summary).not.toHaveProperty('coupon');
});

test.each([
  [undefined, 'on every bill'],
  [1, 'on the first bill'],
  [3, 'on the first 3 bills'],
])('a coupon of %s periods holds %s', (usingPeriodsCount, span) => {
  expect(couponSpan({ name: 'A', ...(usingPeriodsCount !== undefined && { usingPeriodsCount }) })).toBe(span);
});

describe('the pricing keys', () => {
  const discounts = [
    { frequencyOfDelivery: 'monthly', price: 19_900, discountedPrice: 19_900 },
    { frequencyOfDelivery: 'quarterly', price: 59_700, discountedPrice: 53_700 },
  ];

  test.each([
    ['quarterly', 6_000],
    ['monthly', 0],
    ['weekly', 0],
    [undefined, 0],
  ])('a %s delivery saves %i cents', (delivery, saved) => {
    expect(savedBy(discounts, delivery)).toBe(saved);
  });

  test.each([
    [
      'a coupon',
      { period: 1, sum: 53_700, discountedPrice: 48_330 },
      6_000,
      'A',
      [59_700, 53_700, 6_000, 5_370, 'A', 48_330],
    ],
    ['none', { period: 1, sum: 53_700 }, 0, undefined, [53_700, 53_700, 0, 0, undefined, 53_700]],
    ['one that does not hold', { period: 1, sum: 53_700 }, 0, 'A', [53_700, 53_700, 0, 0, undefined, 53_700]],
  ] as const)(
    'with %s',
    (_name, next, saved, code, [original, offer, discount, coupon, applied, calculated]) => {
      expect(priceKeys(next, saved, code)).toEqual({
        originalPrice: original,
        offerPrice: offer,
        discountAmount: discount,
        couponDiscount: coupon,
        appliedCouponCode: applied,
        calculatedPrice: calculated,
      });
    },
  );

  test('no keys before there is a price', () => expect(priceKeys(undefined, 0, 'A')).toBeUndefined());
});

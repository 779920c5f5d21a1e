import { expect, test } from 'vitest';
import { couponSpan, couponText, isLasting, regularPrices } from './coupon.ts';

const coupon = (usingPeriodsCount?: number) => ({
  name: 'A',
  ...(usingPeriodsCount !== undefined && { usingPeriodsCount }),
});

test.each([
  [undefined, 'off every bill'],
  [1, 'off your first bill'],
  [3, 'off each of your first 3 bills'],
])('a coupon of %s bills is %s', (count, span) => expect(couponSpan(coupon(count))).toBe(span));

test.each([
  [{ discountType: '%', discountValue: 30, usingPeriodsCount: 3 }, '30% off each of your first 3 bills'],
  [{ discountType: '$', discountValue: 2_000, usingPeriodsCount: 1 }, '$20.00 off your first bill'],
  [{ discountValue: 500 }, '$5.00 off every bill'],
] as const)('%j takes %s', (value, text) => expect(couponText({ name: 'A', ...value })).toBe(text));

test.each([
  [[], false],
  [[coupon()], true],
  [[coupon(1)], false],
  [[coupon(), coupon(2)], false],
])('%j holds for every bill: %s', (coupons, lasts) => expect(isLasting(coupons)).toBe(lasts));

test('choices are compared by what they cost for good', () => {
  const prices = [{ price: 19_900, discountedPrice: 17_910 }];
  expect(regularPrices(prices, [coupon(1)])).toEqual([{ price: 19_900 }]);
  expect(regularPrices(prices, [coupon()])).toEqual(prices);
});

import { expect, test } from 'vitest';
import { appliesToEveryBill, couponsLeft, regularPrices } from './coupons.ts';

const coupon = (usingPeriodsCount?: number) => ({
  name: 'A',
  ...(usingPeriodsCount !== undefined && { usingPeriodsCount }),
});

test('a coupon without bills left is dropped', () => {
  const left = { ...coupon(3), periodsLeft: 1 };
  expect(couponsLeft([{ ...coupon(3), periodsLeft: 0 }, left, coupon()])).toEqual([left, coupon()]);
});

test.each([
  [[], false],
  [[coupon()], true],
  [[coupon(1)], false],
  [[coupon(), coupon(2)], false],
])('coupons: %j applies to every bill: %s', (coupons, applies) =>
  expect(appliesToEveryBill(coupons)).toBe(applies),
);

test('coupons: compares choices by their permanent price', () => {
  const prices = [{ price: 19_900, discountedPrice: 17_910 }];
  expect(regularPrices(prices, [coupon(1)])).toEqual([{ price: 19_900 }]);
  expect(regularPrices(prices, [coupon()])).toEqual(prices);
});

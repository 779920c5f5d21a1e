import { expect, test } from 'vitest';
import { couponNames, couponSpan, couponText, textAfterCoupons } from './coupon.ts';

const coupon = (usingPeriodsCount?: number) => ({
  name: 'A',
  ...(usingPeriodsCount !== undefined && { usingPeriodsCount }),
});

test.each([
  [undefined, 'off every bill'],
  [1, 'off your first bill'],
  [3, 'off each of your first 3 bills'],
])('a coupon of %s bills is %s', (count, span) => expect(couponSpan([coupon(count)])).toBe(span));

test.each([
  [[coupon(2), coupon(2)], 'off each of your first 2 bills'],
  [[coupon(), coupon()], 'off every bill'],
  // Both coupons reduce only the first bill.
  [[coupon(1), coupon(2)], 'off your first bill'],
  [[coupon(2), coupon()], 'off your first bill'],
])('coupons %j together are %s', (coupons, span) => expect(couponSpan(coupons)).toBe(span));

test.each([
  [[{ ...coupon(3), periodsLeft: 2 }], 'off each of your next 2 bills'],
  [[{ ...coupon(3), periodsLeft: 1 }], 'off your next bill'],
  [[coupon()], 'off every bill'],
  // The service does not report how many are left.
  [[coupon(3)], 'off each of 3 bills'],
  [[coupon(1)], 'off one bill'],
  [
    [
      { ...coupon(3), periodsLeft: 2 },
      { ...coupon(2), periodsLeft: 1 },
    ],
    'off your next bill',
  ],
])('coupons %j of a running subscription are %s', (coupons, span) =>
  expect(couponSpan(coupons, { from: 'next' })).toBe(span),
);

const inUnits = (usingPeriodsCount: number, periodType: string) => ({
  name: 'A',
  usingPeriodsCount,
  periodType,
});

test.each([
  [[inUnits(3, 'month')], 1, 'off each bill for your first 3 months', '$9.00 after your first 3 months'],
  // The bills of a quarterly plan are three months apart.
  [[inUnits(3, 'month')], 3, 'off your first bill', undefined],
  [[inUnits(6, 'months')], 3, 'off each bill for your first 6 months', '$9.00 after your first 6 months'],
  [[inUnits(4, 'Month')], 3, 'off each of your first 2 bills', '$9.00 after your first 2 bills'],
  [[inUnits(1, 'month')], 1, 'off your first bill', undefined],
  [[inUnits(1, 'quarter')], 1, 'off each bill for your first 3 months', '$9.00 after your first 3 months'],
  [[inUnits(1, 'year')], 3, 'off each bill for your first 12 months', '$9.00 after your first 12 months'],
  [[inUnits(2, 'bill')], 3, 'off each of your first 2 bills', '$9.00 after your first 2 bills'],
  [
    [inUnits(2, 'month'), inUnits(3, 'month')],
    1,
    'off your first bill',
    'More after your first 2 months, $9.00 after your first 3 months',
  ],
  [
    [inUnits(2, 'month'), coupon(3)],
    1,
    'off your first bill',
    'More after your first 2 bills, $9.00 after your first 3 bills',
  ],
])('coupons %j with %i months between bills are %s', (coupons, months, span, after) => {
  expect(couponSpan(coupons, { months })).toBe(span);
  expect(textAfterCoupons(900, coupons, months)).toBe(after);
});

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A and B and C'],
  [[], ''],
])('coupons %j are named %s', (names, text) =>
  expect(couponNames(names.map((name) => ({ name })))).toBe(text),
);

test.each([
  [[coupon(3)], '$199.00 after your first 3 bills'],
  [[coupon(1), coupon(2)], '$199.00 after your first 2 bills'],
  [[coupon(2), coupon(2)], '$199.00 after your first 2 bills'],
  [[coupon(3), coupon(2)], 'More after your first 2 bills, $199.00 after your first 3 bills'],
  [[coupon(2), coupon()], 'More after your first 2 bills'],
  [[coupon(1), coupon()], undefined],
  [[coupon()], undefined],
  [[coupon(1)], undefined],
  [[], undefined],
])('after coupons %j: %s', (coupons, text) => expect(textAfterCoupons(19_900, coupons)).toBe(text));

test.each([
  [{ discountType: '%', discountValue: 30, usingPeriodsCount: 3 }, '30% off each of your first 3 bills'],
  [{ discountType: '$', discountValue: 2_000, usingPeriodsCount: 1 }, '$20.00 off your first bill'],
  [{ discountValue: 500 }, '$5.00 off every bill'],
] as const)('coupon: %j is shown as "%s"', (value, text) =>
  expect(couponText({ name: 'A', ...value })).toBe(text),
);

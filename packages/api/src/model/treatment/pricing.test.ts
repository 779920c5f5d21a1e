import { expect, test } from 'vitest';
import { discounted, discountOf, discountsOf, monthsPerPeriod } from './pricing.ts';

test.each([
  ['monthly', 1],
  ['quarterly', 3],
  [undefined, 1],
] as const)('months between two %s bills: %i', (frequencyOfDelivery, months) => {
  expect(monthsPerPeriod(frequencyOfDelivery && { frequencyOfDelivery })).toBe(months);
});

test.each([
  [{ discountValue: 2_000 }, 19_900, 2_000],
  [{ discountType: '%', discountValue: 30 }, 19_900, 5_970],
  // Half a cent is rounded up.
  [{ discountType: '%', discountValue: 30 }, 5_905, 1_772],
] as const)('discount of %j on %i cents: %i', (coupon, sum, discount) =>
  expect(discountOf(coupon, sum)).toBe(discount),
);

test.each([
  [[{ discountValue: 2_000 }, { discountType: '%', discountValue: 10 }], [2_000, 1_990], 15_910],
  [[{ discountType: '%', discountValue: 100 }, { discountValue: 500 }], [19_900, 0], 0],
  [[{ discountValue: 30_000 }], [19_900], 0],
  [[], [], 19_900],
] as const)('discounts of %j on 19,900 cents: %j, which leave %i', (coupons, discounts, rest) => {
  expect(discountsOf(coupons, 19_900)).toEqual(discounts);
  expect(discounted(19_900, coupons)).toBe(rest);
});

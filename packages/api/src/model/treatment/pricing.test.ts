import { expect, test } from 'vitest';
import { discountOf, monthsPerPeriod } from './pricing.ts';

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

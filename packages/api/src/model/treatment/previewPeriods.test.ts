import { expect, test } from 'vitest';
import { previewPeriods, type ScopedCoupon } from './previewPeriods.ts';

const coupon = (
  discountType: '$' | '%',
  discountValue: number,
  usingPeriodsCount?: number,
  appliesTo?: ScopedCoupon['appliesTo'],
): ScopedCoupon => ({ name: 'A', discountType, discountValue, usingPeriodsCount, appliesTo });

const monthly = {
  price: 10_000,
  discountedPrice: 9_000,
  frequencyOfDelivery: 'monthly',
  frequencyOfReception: 'daily',
} as const;

const quarterlyOnly = [{ frequencyOfDelivery: ['quarterly'] }];

test.each<[what: string, coupons: readonly ScopedCoupon[], first: number, second: number]>([
  ['no coupon', [], 11_200, 11_200],
  ['10% off one bill, including add-ons', [coupon('%', 10, 1)], 10_080, 11_200],
  ['$20.00 off each of 3 bills', [coupon('$', 2_000, 3)], 9_200, 9_200],
  ['25% off each of 2 bills', [coupon('%', 25, 2)], 8_400, 8_400],
  ['33% off every bill', [coupon('%', 33)], 7_504, 7_504],
  ['more than the amount of the bill', [coupon('$', 1_000_000, 1)], 0, 11_200],
  ['two coupons, one for one bill', [coupon('%', 10, 1), coupon('$', 500)], 9_580, 10_700],
  ['another delivery frequency', [coupon('%', 10, 1, quarterlyOnly)], 11_200, 11_200],
  ['another treatment', [coupon('%', 10, 1, [{ appliesObjType: 'ed' }])], 11_200, 11_200],
  ['another reception frequency', [coupon('%', 10, 1, [{ frequencyOfReception: '8' }])], 11_200, 11_200],
  [
    'two scopes, one of which matches',
    [coupon('%', 10, 1, [...quarterlyOnly, { appliesObjType: 'hl' }])],
    10_080,
    11_200,
  ],
])('previewPeriods: previews coupons: %s', (_what, coupons, first, second) => {
  const periods = previewPeriods(monthly, { productType: 'hl', addons: [{ price: 1_200 }], coupons });
  expect(periods.map(({ period, sum }) => [period, sum])).toEqual([
    [1, 11_200],
    [2, 11_200],
  ]);
  expect(periods.map(({ discountedPrice, sum }) => discountedPrice ?? sum)).toEqual([first, second]);
});

test('previewPeriods: previews no discount if the service returns none', () => {
  const coupons = [coupon('%', 10, 1)];
  expect(previewPeriods({ price: 10_000 }, { productType: 'hl', coupons })).toEqual([
    { period: 1, sum: 10_000 },
    { period: 2, sum: 10_000 },
  ]);
});

test('previewPeriods: previews nothing without a price', () => {
  expect(previewPeriods(undefined, { productType: 'hl' })).toEqual([]);
});

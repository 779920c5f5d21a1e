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
  ['none', [], 11_200, 11_200],
  ['10% off the plan and its add-ons, once', [coupon('%', 10, 1)], 10_080, 11_200],
  ['$20.00 off each of 3 bills', [coupon('$', 2_000, 3)], 9_200, 9_200],
  ['25% off each of 2 bills', [coupon('%', 25, 2)], 8_400, 8_400],
  ['33% off every bill', [coupon('%', 33)], 7_504, 7_504],
  ['more than the bill', [coupon('$', 1_000_000, 1)], 0, 11_200],
  ['two, one of which ends', [coupon('%', 10, 1), coupon('$', 500)], 9_580, 10_700],
  ['one for another delivery', [coupon('%', 10, 1, quarterlyOnly)], 11_200, 11_200],
  ['one for another treatment', [coupon('%', 10, 1, [{ appliesObjType: 'ed' }])], 11_200, 11_200],
  ['one for another reception', [coupon('%', 10, 1, [{ frequencyOfReception: '8' }])], 11_200, 11_200],
  ['one of two scopes', [coupon('%', 10, 1, [...quarterlyOnly, { appliesObjType: 'hl' }])], 10_080, 11_200],
])('a coupon: %s', (_what, coupons, first, second) => {
  const periods = previewPeriods(monthly, { productType: 'hl', addons: [{ price: 1_200 }], coupons });
  expect(periods.map(({ period, sum }) => [period, sum])).toEqual([
    [1, 11_200],
    [2, 11_200],
  ]);
  expect(periods.map(({ discountedPrice, sum }) => discountedPrice ?? sum)).toEqual([first, second]);
});

test('nothing is taken off a choice that the service prices without a discount', () => {
  const coupons = [coupon('%', 10, 1)];
  expect(previewPeriods({ price: 10_000 }, { productType: 'hl', coupons })).toEqual([
    { period: 1, sum: 10_000 },
    { period: 2, sum: 10_000 },
  ]);
});

test('nothing is previewed while more than one price is left', () => {
  expect(previewPeriods(undefined, { productType: 'hl' })).toEqual([]);
});

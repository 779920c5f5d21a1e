import { describe, expect, test } from 'vitest';
import { priceKeys, savedBy } from './priceKeys.ts';

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
    [
      'one that does not apply',
      { period: 1, sum: 53_700 },
      0,
      'A',
      [53_700, 53_700, 0, 0, undefined, 53_700],
    ],
  ] as const)(
    'the pricing keys with %s',
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

  test('there are no keys before there is a price', () =>
    expect(priceKeys(undefined, 0, 'A')).toBeUndefined());
});

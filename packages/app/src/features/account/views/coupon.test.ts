import { expect, test } from 'vitest';
import type { Coupon } from '@patient/api';
import { couponTerms, couponUse } from './coupon.ts';

const coupon = { _id: 'c', name: 'C', discountValue: 2_000 };

test.each<[Partial<Coupon>, string]>([
  [{}, '$20.00 off every bill.'],
  [{ usingPeriodsCount: 3 }, '$20.00 off each of your first 3 bills.'],
  [{ usingPeriodsCount: 3, periodType: 'month' }, '$20.00 off each bill for your first 3 months.'],
  [{ discountType: '%', discountValue: 10, usingPeriodsCount: 1 }, '10% off your first bill.'],
  [{ appliesTo: [{ appliesObjType: 'wl' }] }, '$20.00 off every bill, for Weight Loss Treatment.'],
  [
    { appliesTo: [{ appliesObjType: 'wl' }, { appliesObjType: 'hl' }] },
    '$20.00 off every bill, for Weight Loss Treatment or Hair Loss Treatment.',
  ],
  [{ appliesTo: [{ frequencyOfDelivery: ['quarterly'] }] }, '$20.00 off every bill.'],
])('terms of %j: %s', (more, text) => {
  expect(couponTerms({ ...coupon, ...more })).toBe(text);
});

test('says where a coupon is used', () => {
  expect(couponUse({ productType: undefined })).toMatch(/saved to your account/);
  expect(couponUse({ productType: 'hl' })).toMatch(/^It's on your Hair Loss Treatment\./);
});

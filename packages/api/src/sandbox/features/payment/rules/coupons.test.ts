import { appliesTo, type CouponTreatment } from '../../../../model/treatment/pricing.ts';
import { isCouponActive } from '../../treatment/rules/bill.ts';
import type { CouponRecord } from '../records.ts';
import { expect, test } from 'vitest';
import { type CouponProblem, couponProblem, couponView } from './coupons.ts';

const NOW = Date.parse('2026-03-18T15:00:00.000Z');
const plain: CouponRecord = { _id: 'c', name: 'CODE', discountValue: 100, uses: 0 };
const wl: CouponTreatment = {
  productType: 'wl',
  frequencyOfDelivery: 'monthly',
  frequencyOfReception: 'weekly',
};

const only = (...scopes: NonNullable<CouponRecord['appliesTo']>): CouponRecord => ({
  ...plain,
  appliesTo: scopes,
});

/** Covers every problem, and every scope: product type, delivery, reception. */
const table: [string, CouponRecord | undefined, boolean, CouponTreatment[], CouponProblem | undefined][] = [
  ['an unknown code', undefined, false, [wl], 'unknown'],
  ['a coupon without limits', plain, false, [wl], undefined],
  ['an expired coupon', { ...plain, endsAt: '2026-03-18T14:59:59.999Z' }, false, [wl], 'expired'],
  [
    'a coupon that ends this millisecond',
    { ...plain, endsAt: '2026-03-18T15:00:00.000Z' },
    false,
    [wl],
    undefined,
  ],
  ['a coupon with one use left', { ...plain, mostUses: 100, uses: 99 }, false, [wl], undefined],
  ['a coupon without uses left', { ...plain, mostUses: 100, uses: 100 }, false, [wl], 'usedUp'],
  ['a coupon that the patient has used', plain, true, [wl], 'usedUp'],
  ['for this product', only({ appliesObjType: 'wl' }), false, [wl], undefined],
  ['for another product', only({ appliesObjType: 'hl' }), false, [wl], 'notForTreatment'],
  [
    'for this product or another',
    only({ appliesObjType: 'hl' }, { appliesObjType: 'wl' }),
    false,
    [wl],
    undefined,
  ],
  [
    'for this product in another delivery, or another product',
    only({ appliesObjType: 'wl', frequencyOfDelivery: ['quarterly'] }, { appliesObjType: 'hl' }),
    false,
    [wl],
    'needsQuarterly',
  ],
  [
    'for another delivery and another reception',
    only({ frequencyOfDelivery: ['quarterly'], frequencyOfReception: 'daily' }),
    false,
    [wl],
    'notForTreatment',
  ],
  [
    'for monthly delivery only',
    only({ frequencyOfDelivery: ['monthly'] }),
    false,
    [{ ...wl, frequencyOfDelivery: 'quarterly' }],
    'needsMonthly',
  ],
  ['to reactivate with', { ...plain, action: 'reactivate' }, false, [wl], 'onlyToReactivate'],
  [
    'to reactivate with, without any treatment',
    { ...plain, action: 'reactivate' },
    false,
    [],
    'onlyToReactivate',
  ],
  ['without any scope', only(), false, [wl], undefined],
  ['for this delivery', only({ frequencyOfDelivery: ['monthly'] }), false, [wl], undefined],
  ['for another delivery', only({ frequencyOfDelivery: ['quarterly'] }), false, [wl], 'needsQuarterly'],
  ['for an empty list of deliveries', only({ frequencyOfDelivery: [] }), false, [wl], undefined],
  ['for this reception', only({ frequencyOfReception: 'weekly' }), false, [wl], undefined],
  ['for another reception', only({ frequencyOfReception: 'daily' }), false, [wl], 'notForTreatment'],
  [
    'delivery and reception not chosen yet',
    only({ frequencyOfDelivery: ['quarterly'], frequencyOfReception: 'daily' }),
    false,
    [{ productType: 'wl' }],
    undefined,
  ],
  [
    'for one of two treatments',
    only({ appliesObjType: 'hl' }),
    false,
    [wl, { productType: 'hl' }],
    undefined,
  ],
  ['without a treatment', only({ appliesObjType: 'hl' }), false, [], undefined],
  [
    'used up takes precedence over the product',
    { ...only({ appliesObjType: 'hl' }), mostUses: 0 },
    false,
    [wl],
    'usedUp',
  ],
];

test.each(table)('coupons: %s', (_name, coupon, isUsed, treatments, problem) => {
  expect(couponProblem(coupon, { now: NOW, isUsed }, treatments)).toBe(problem);
});

test.each([
  [3, 0, true],
  [3, 2, true],
  [3, 3, false],
  [0, 0, false],
  [undefined, 400, true],
])('for %s periods, after %i bills: %s', (usingPeriodsCount, bills, isActive) => {
  expect(
    isCouponActive({ ...plain, ...(usingPeriodsCount !== undefined && { usingPeriodsCount }) }, bills),
  ).toBe(isActive);
});

test.each([
  ['monthly', 3, 2, true],
  ['monthly', 3, 3, false],
  ['quarterly', 3, 0, true],
  ['quarterly', 3, 1, false],
  ['quarterly', 4, 1, true],
] as const)(
  'on a %s plan for %i months, after %i bills: %s',
  (frequencyOfDelivery, count, bills, isActive) => {
    const coupon = { ...plain, usingPeriodsCount: count, periodType: 'month' };
    expect(isCouponActive(coupon, bills, { frequencyOfDelivery })).toBe(isActive);
  },
);

test('a reactivation coupon is accepted when reactivating', () => {
  const coupon = { ...plain, action: 'reactivate' };
  expect(couponProblem(coupon, { now: NOW, isUsed: false, action: 'reactivate' }, [wl])).toBeUndefined();
});

test('the response has no internal fields', () => {
  const secret = { ...plain, endsAt: 'x', mostUses: 1, isSecret: true, action: 'reactivate' };
  expect(couponView(secret)).toEqual({ _id: 'c', name: 'CODE', discountValue: 100 });
  expect(appliesTo(secret, wl)).toBe(true);
});

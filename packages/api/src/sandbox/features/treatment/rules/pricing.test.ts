import { describe, expect, test } from 'vitest';
import type { Addon, Coupon, Plan } from '../../../core/schema.ts';
import { type Dose, dollars, itemize, monthlyPriceOf, priceOf } from './pricing.ts';

const use: Dose = { _id: 'use', price: 400 };
const pack: Dose = { _id: 'pack', price: 4900, calculationAsPackage: true };
const special: Dose = { ...pack, specialQuarterlyPrice: 13_200 };

/** Decisions "Treatments and prices": a package or each use of the month; special quarterly price, else three months. */
test.each([
  ['8 uses a month', use, '8', 'monthly', 3200],
  ['12 uses a month', use, '12', 'monthly', 4800],
  ['8 uses, three months', use, '8', 'quarterly', 9600],
  ['8 uses with a quarterly price', { ...use, specialQuarterlyPrice: 9000 }, '8', 'quarterly', 9000],
  ['daily is one price', use, 'daily', 'monthly', 400],
  ['no reception yet', use, undefined, 'monthly', 400],
  ['a package, whatever the uses', pack, '8', 'monthly', 4900],
  ['a package, three months', pack, 'daily', 'quarterly', 14_700],
  ['a package with a quarterly price', special, 'daily', 'quarterly', 13_200],
  ['a package with a quarterly price, delivered monthly', special, 'daily', 'monthly', 4900],
  ['no delivery yet', special, 'daily', undefined, 4900],
] as const)('pricing: %s', (_name, dose, frequencyOfReception, frequencyOfDelivery, cents) => {
  const price = priceOf(dose, {
    ...(frequencyOfReception && { frequencyOfReception }),
    ...(frequencyOfDelivery && { frequencyOfDelivery }),
  });
  expect(price).toBe(cents);
});

test('an unknown reception counts as one use a month', () => {
  expect(monthlyPriceOf(use, '99999')).toBe(400);
});

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_450, '$1,234.50'],
])('pricing: %i cents are formatted as %s', (cents, text) => {
  expect(dollars(cents)).toBe(text);
});

const off = (discountType: '$' | '%', discountValue: number, name = 'CODE'): Coupon => ({
  _id: name,
  name,
  discountType,
  discountValue,
});

describe('a bill', () => {
  const plan: Plan = { productName: 'Weight Loss Treatment', price: 19_900 };
  const vitamins: Addon = { _id: 'a', name: 'Vitamins', price: 1205 };
  const fixedByDefault: Coupon = { _id: 'd', name: 'D', discountValue: 100 };

  test.each([
    ['no discount', [], [], 19_900],
    ['an addon', [vitamins], [], 21_105],
    ['dollars', [], [off('$', 2000)], 17_900],
    ['dollars by default', [], [fixedByDefault], 19_800],
    ['percent', [], [off('%', 10)], 17_910],
    ['percent of the plan and its addons, to the nearest cent', [vitamins], [off('%', 10)], 18_994],
    ['half a cent is rounded up', [{ ...vitamins, price: 5 }], [off('%', 10)], 17_914],
    ['two coupons, each of the full sum', [], [off('%', 10, 'A'), off('%', 10, 'B')], 15_920],
    ['100 percent', [], [off('%', 100)], 0],
    ['more dollars than the sum', [], [off('$', 1_000_000)], 0],
    ['a second coupon with nothing left to discount', [], [off('%', 100, 'A'), off('$', 500, 'B')], 0],
    ['more than 100 percent', [], [off('%', 250)], 0],
    ['a coupon of zero', [], [off('$', 0)], 19_900],
  ])('a bill: %s', (_name, addons, coupons, sum) => {
    const bill = itemize({ plan, addons, coupons });
    expect(bill.sum).toBe(sum);
    const total = bill.invoiceItems.reduce((all, item) => all + (item.isNegative ? -item.sum : item.sum), 0);
    expect(total).toBe(sum);
    expect(bill.full).toBe(19_900 + addons.reduce((all, { price }) => all + price, 0));
  });

  test('a bill lists its items, without a coupon that had no effect', () => {
    const { invoiceItems } = itemize({
      plan,
      addons: [vitamins],
      coupons: [off('%', 100, 'FREE'), off('$', 500, 'MORE')],
    });
    expect(invoiceItems).toEqual([
      { name: 'Weight Loss Treatment', sum: 19_900, type: 'product', isNegative: false },
      { name: 'Vitamins', sum: 1205, type: 'addon', isNegative: false },
      { name: 'Shipping', sum: 0, type: 'shipping', isNegative: false },
      { name: 'FREE', sum: 21_105, type: 'coupon', isNegative: true },
    ]);
  });
});

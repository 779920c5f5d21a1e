import { expect, test } from 'vitest';
import type { Product } from '../../../core/schema.ts';
import { averageOf, discountsOf, doseOf, pricesOf } from './priceLists.ts';

const product: Product = {
  _id: 'p',
  productName: 'P',
  productType: 'ed',
  frequencyOfDelivery: ['monthly', 'quarterly'],
  variations: [
    {
      _id: 'v',
      variationName: 'V',
      frequencyOfReception: ['4', '8'],
      doses: [
        { _id: 'use', price: 300, status: 'active' },
        { _id: 'gone', price: 1, status: 'inactive' },
      ],
    },
    {
      _id: 'w',
      variationName: 'W',
      frequencyOfReception: ['daily'],
      doses: [{ _id: 'pack', price: 4901, calculationAsPackage: true, specialQuarterlyPrice: 13_200 }],
    },
  ],
};

test('every choice has a price, except for a dose that is no longer sold', () => {
  const prices = pricesOf(product).map((row) => [
    row.doseId,
    row.frequencyOfReception,
    row.frequencyOfDelivery,
    row.price,
  ]);
  expect(prices).toEqual([
    ['use', '4', 'monthly', 1200],
    ['use', '4', 'quarterly', 3600],
    ['use', '8', 'monthly', 2400],
    ['use', '8', 'quarterly', 7200],
    ['pack', 'daily', 'monthly', 4901],
    ['pack', 'daily', 'quarterly', 13_200],
  ]);
  expect(doseOf([product], 'gone')).toBeUndefined();
});

test.each([
  ['use', '8', [2400, 2400, 7200, 7200]],
  ['use', 'weekly', [1200, 1200, 3600, 3600]],
  ['use', undefined, [1200, 1200, 3600, 3600]],
  ['pack', undefined, [4901, 4901, 14_703, 13_200]],
])('priceLists: %s taken %s: regular price and discounted price', (doseId, reception, expected) => {
  const found = doseOf([product], doseId);
  if (found === undefined) throw new Error('There is no such dose');
  expect(discountsOf(found, reception).flatMap((row) => [row.price, row.discountedPrice])).toEqual(expected);
});

test('the average monthly price is the mean of all choices, to the nearest cent', () => {
  expect(averageOf([product])).toBe(2834);
  expect(averageOf([])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { brands } from '@patient/ui/theme';
import { seedProducts } from '../../../../../api/src/sandbox/seed/products/index.ts';
import { pricesOf } from '../../../../../api/src/sandbox/features/treatment/rules/priceLists.ts';
import { priceFrom } from './priceFrom.ts';

const brand = { productTypes: ['wl', 'ed'], monthlyFrom: { wl: 19_900, ed: 1200, hl: 100 } };

test.each([
  ['one treatment', 'wl', '$199.00'],
  ['all that the brand offers', undefined, '$12.00'],
  ['a treatment without a price', 'ag', undefined],
])('the lowest price of %s', (_what, productType, expected) => {
  expect(priceFrom(brand, productType)).toBe(expected);
});

test('a brand may state no prices', () => {
  expect(priceFrom({ productTypes: ['wl'] }, undefined)).toBeUndefined();
});

test.each(brands)('$id states the prices that the sandbox charges, for each treatment it offers', (real) => {
  const cheapest = seedProducts('').map((product): readonly [string, number] => [
    product.productType,
    Math.min(
      ...pricesOf(product)
        .filter(({ frequencyOfDelivery }) => frequencyOfDelivery === 'monthly')
        .map(({ price }) => price),
    ),
  ]);
  const offered = cheapest.filter(([productType]) => real.productTypes.includes(productType));
  expect(real.monthlyFrom).toEqual(Object.fromEntries(offered));
});

import { expect, test } from 'vitest';
import { brandEntry } from '@patient/ui/Illustration';
import { brands } from '@patient/ui/theme';
import { seedProducts } from '../../../../../api/src/sandbox/seed/products/index.ts';
import { pricesOf } from '../../../../../api/src/sandbox/features/treatment/rules/priceLists.ts';
import { priceFrom } from './priceFrom.ts';

const monthlyFrom = { wl: 19_900, ed: 1200, hl: 100 };

test.each([
  ['one treatment', ['wl'], '$199.00'],
  ['several', ['wl', 'ed', 'ag'], '$12.00'],
  ['a treatment without a price', ['ag'], undefined],
])('the lowest price of %s', (_what, productTypes, expected) => {
  expect(priceFrom(monthlyFrom, productTypes)).toBe(expected);
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
  expect(brandEntry(real).monthlyFrom).toEqual(Object.fromEntries(offered));
});

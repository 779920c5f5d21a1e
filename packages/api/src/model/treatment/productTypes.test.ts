import { describe, expect, test } from 'vitest';
import {
  isProductType,
  offeredProductTypes,
  offers,
  PRODUCT_TYPES,
  productTypeOfSlug,
  slugOfProductType,
} from './productTypes.ts';

test.each([
  ['hairloss', 'hl'],
  ['weightloss', 'wl'],
  ['antiaging', 'ag'],
  ['ed', 'ed'],
  ['WeightLoss', 'wl'],
  ['anything-else', 'ed'],
  ['constructor', 'ed'],
  ['', 'ed'],
])('slug %s is %s', (slug, productType) => {
  expect(productTypeOfSlug(slug)).toBe(productType);
});

test.each(PRODUCT_TYPES)('the slug of %s leads back to it', (productType) => {
  expect(productTypeOfSlug(slugOfProductType(productType))).toBe(productType);
});

describe('what a brand offers', () => {
  const product = { id: 'product', productTypes: ['wl', 'ag'] };
  const mens = { id: 'mens', productTypes: ['ed', 'hl', 'wl', 'ag'] };

  test.each([
    [mens, 'ed', true],
    [mens, 'hl', true],
    [product, 'ed', false],
    [product, 'hl', false],
    [product, 'wl', true],
    [product, 'ag', true],
  ] as const)('what a brand offers: %o offers %s: %s', (brand, productType, offered) => {
    expect(offers(brand, productType)).toBe(offered);
  });

  test('what a brand offers has the order of the brand and no unknown product types', () => {
    expect(offeredProductTypes({ id: 'third', productTypes: ['ag', 'xx', 'wl'] })).toEqual(['ag', 'wl']);
    expect(isProductType('xx')).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { brandOfHost } from './brand.ts';

describe('decisions, "Brands": the host chooses the brand', () => {
  test.each([
    ['mens.localhost', 'mens'],
    ['product.localhost', 'product'],
    ['localhost', 'mens'],
    ['somewhere.else', 'mens'],
  ])('%s shows %s', (host, brand) => {
    expect(brandOfHost(host).id).toBe(brand);
  });
});

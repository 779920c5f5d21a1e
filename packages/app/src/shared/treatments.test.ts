import { expect, test } from 'vitest';
import { productName, slugOfPath } from './treatments.ts';

test.each([
  ['/hairloss', 'hairloss'],
  ['/hairloss/', 'hairloss'],
  ['/ed', 'ed'],
  ['/whatever', 'whatever'],
  ['/hair%20loss', 'hair%20loss'],
  ['/100%', '100%'],
  ['/', undefined],
  ['/login', undefined],
  ['/Login', undefined],
  ['/register', undefined],
  ['/steps', undefined],
  ['/user/chat', undefined],
  ['/hairloss/more', undefined],
])('path %s has slug %s', (pathname, slug) => {
  expect(slugOfPath(pathname)).toBe(slug);
});

test.each([
  [{ productType: 'ed', plan: { productName: 'ED Tablets' } }, 'ED Tablets'],
  [{ productType: 'ed', plan: { productName: '' } }, 'Erectile Dysfunction Treatment'],
  [{ productType: 'wl', plan: null }, 'Weight Loss Treatment'],
] as const)('productName: %j is %s', (subscription, name) => {
  expect(productName(subscription)).toBe(name);
});

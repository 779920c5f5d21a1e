import { expect, test } from 'vitest';
import { slugOfPath } from './treatments.ts';

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

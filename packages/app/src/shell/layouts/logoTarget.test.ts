import { expect, test } from 'vitest';
import { logoLeadsToWebsite } from './logoTarget.ts';

test.each([
  ['/login', true],
  ['/register', true],
  ['/ed', true],
  ['/', false],
  ['/user/subscriptions', false],
  ['/hairloss', false],
])('logo click goes to the brand website (specification section 2): %s: %s', (path, expected) => {
  expect(logoLeadsToWebsite(path)).toBe(expected);
});

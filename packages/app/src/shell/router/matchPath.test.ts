import { expect, test } from 'vitest';
import { matchPath } from './matchPath.ts';

test.each([
  ['/create-test-user-flow', true, '/create-test-user-flow'],
  // A disabled page is not a slug.
  ['/create-test-user-flow', false, '*'],
  ['/login', false, '/login'],
  ['/weightloss', false, '/:slug'],
  ['/doctor-info', true, '*'],
  ['/nowhere/at/all', true, '*'],
])('%s, test users %s: %s', (pathname, testUsers, path) => {
  expect(matchPath(pathname, { testUsers }).route.path).toBe(path);
});

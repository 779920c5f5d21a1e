import { describe, expect, test } from 'vitest';
import { logoLeadsToWebsite } from './logoTarget.ts';

describe('specification section 2: logo click goes to the brand website on /login, /register, /ed', () => {
  test.each([
    ['/login', true],
    ['/register', true],
    ['/ed', true],
    ['/', false],
    ['/user/subscriptions', false],
    ['/hairloss', false],
  ])('%s: %s', (path, expected) => {
    expect(logoLeadsToWebsite(path)).toBe(expected);
  });
});

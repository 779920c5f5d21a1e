import { expect, test } from 'vitest';
import { landingAfterSignIn, returnPath } from './landing.ts';

const PAGE = '/user/subscriptions/1';
const tokenFor = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const ada = tokenFor({ sub: 'ada', exp: 1 });
const expired = (token: string, path: string = PAGE) => ({ path, token });

test.each([
  ['the same patient returns', expired(ada), tokenFor({ sub: 'ada', exp: 2 }), PAGE],
  ['somebody else does not', expired(ada), tokenFor({ sub: 'ben' }), undefined],
  ['to another site nobody returns', expired(ada, '//evil.example'), ada, undefined],
  ['tokens that name nobody', expired(tokenFor({ exp: 1 })), tokenFor({ exp: 2 }), undefined],
  ['tokens that cannot be read', expired('T'), 'T2', undefined],
  ['who logged out', {}, ada, undefined],
  ['no session that ended', undefined, ada, undefined],
])('%s', (_name, ended, token, path) => {
  expect(returnPath(ended, token)).toBe(path);
});

test.each([
  ['active', undefined, '/user/profile'],
  ['active', '/user/subscriptions/1', '/user/subscriptions/1'],
  ['active', '//evil.example', '/user/profile'],
  ['register', '/user/subscriptions/1', '/steps'],
  ['register', undefined, '/steps'],
])('signing in as %s with deep link %s leads to %s', (status, deepLink, path) => {
  expect(landingAfterSignIn(status, deepLink)).toBe(path);
});

import { expect, test } from 'vitest';
import { landingAfterSignIn, returnPath } from './landing.ts';

const PAGE = '/user/subscriptions/1';
const tokenFor = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const ada = tokenFor({ sub: 'ada', exp: 1 });
const expired = (token: string, path: string = PAGE) => ({ path, token });

test.each([
  ['the same patient', expired(ada), tokenFor({ sub: 'ada', exp: 2 }), PAGE],
  ['another patient', expired(ada), tokenFor({ sub: 'ben' }), undefined],
  ['a path to another site', expired(ada, '//evil.example'), ada, undefined],
  ['tokens without a subject', expired(tokenFor({ exp: 1 })), tokenFor({ exp: 2 }), undefined],
  ['unreadable tokens', expired('T'), 'T2', undefined],
  ['a patient who logged out', {}, ada, undefined],
  ['no ended session', undefined, ada, undefined],
])('return path for %s', (_name, ended, token, path) => {
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

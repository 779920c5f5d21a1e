import { expect, test } from 'vitest';
import { accountMenu } from '../../shell/layouts/navigation.ts';
import { routes } from '../../routes.ts';
import { builtTarget, isBuilt } from './standIns.ts';

const inTable = (path: string) => routes.some((route) => route.path === path);

test.each([
  '/user/profile',
  '/user/order-history',
  '/user/chat',
  '/user/subscriptions',
  '/thank-you',
  '/login',
])('%s is said to be built as long as it is in the table, and leads to a page that is', (path) => {
  expect(isBuilt(path)).toBe(inTable(path));
  expect(inTable(builtTarget(path))).toBe(true);
});

test('what follows the path is no other page', () => {
  expect(builtTarget('/user/profile?open=card')).toBe('/user/subscriptions');
  expect(builtTarget('/user/subscriptions?from=mail')).toBe('/user/subscriptions?from=mail');
});

test('the account menu leads to pages that are there', () => {
  for (const { href } of accountMenu('/user/subscriptions')) expect(inTable(href)).toBe(true);
});

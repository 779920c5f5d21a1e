import { describe, expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { observeShifts, readShifts } from './harness/layoutShifts.ts';
import { signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const ORDERS = /\/api\/orders\?/;
const SUBSCRIPTIONS = /\/api\/subscriptions\?/;
const ME = /\/me\?/;

/** Pages with parts that depend on two responses, in both orders. `bench shifts` measures all pages. */
const pages = [
  { as: 'orders', path: '/user/order-history', first: ORDERS, last: SUBSCRIPTIONS },
  { as: 'orders', path: '/user/order-history', first: SUBSCRIPTIONS, last: ORDERS },
  { as: 'orders', path: '/user/order-history', first: ORDERS, last: ME },
  { as: 'demo', path: '/user/subscriptions/demo-paused', first: /\/charges\//, last: ME },
  { as: 'demo', path: '/user/chat?chatId=demo-chat-doctor', first: /\/api\/chat\?/, last: ME },
  { as: 'winback', path: '/user/subscriptions', first: SUBSCRIPTIONS, last: /\/api\/coupons\?/ },
];

describe.each([360, 768, 1280])('at %i px', (width) => {
  const fixture = setUpApp();

  test.each(pages)('nothing moves on $path, where $last loads last', async ({ as, path, first, last }) => {
    const { page } = await fixture.open('mens', { viewport: { width, height: 800 } });
    await page.goto('/login');
    await signIn(page, as);
    await page.waitForURL((url) => url.pathname !== '/login');
    await waitForQuiet(page);
    await page.addInitScript(observeShifts);
    const { promise: isShown, resolve } = Promise.withResolvers<void>();
    await page.route(last, async (route) => {
      await isShown;
      await route.continue();
    });
    await Promise.all([page.waitForResponse(first), page.goto(path)]);
    await waitForAppReady(page);
    // Rendered without the last response.
    await page.evaluate(
      () => new Promise((done) => void requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    resolve();
    await waitForQuiet(page);
    expect(await page.evaluate(readShifts)).toEqual({ value: 0, moved: [] });
  });
});

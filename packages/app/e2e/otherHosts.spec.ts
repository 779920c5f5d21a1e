import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><path d="M0 0h1v1H0z"/></svg>';

/** Routes requests to the other hosts to the running sandbox. */
async function routeHosts(page: Page, serviceUrl: string): Promise<void> {
  const cors = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
  await page.route(/^https:\/\/(?:service|identity)\.invalid\//, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url());
    const path = hostname.startsWith('identity') ? '/identity' : pathname.replace('/v1', '') + search;
    await route
      .fetch({ url: serviceUrl + path })
      .then((response) => route.fulfill({ response, headers: { ...response.headers(), ...cors } }))
      // Fails if the page closes during the call. On an open page, the missing response fails the test.
      .catch(() => undefined);
  });
  await page.route(/^https:\/\/(?:pictures|elsewhere)\.invalid\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: pixel }),
  );
}

const loadPicture = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener('load', () => resolve(true));
        picture.addEventListener('error', () => resolve(false));
        picture.src = src;
      }),
    address,
  );

describe('a configuration for services on other hosts, as in production', () => {
  const fixture = setUpApp({
    config: {
      serviceUrl: 'https://service.invalid/v1',
      identityUrl: 'https://identity.invalid/',
      pictureHosts: ['https://pictures.invalid'],
    },
  });

  test('a configuration for services on other hosts signs in and shows subscriptions without CSP violations', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/^request to another host: (?:https|wss):\/\/(?:service|identity)\.invalid\//);
    // The CSP allows the connection, but the host does not exist.
    monitor.allow(/WebSocket connection to 'wss:\/\/service\.invalid\/.*ERR_NAME_NOT_RESOLVED/s);
    await routeHosts(page, fixture.app.serviceUrl);
    const socket = page.waitForEvent('websocket');
    await page.goto('/user/subscriptions');
    await waitForAppReady(page);
    await signIn(page, 'demo');
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible();
    await socket;
    await waitForQuiet(page);
  });

  test('a configuration for services on other hosts shows pictures of the configured hosts only', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/^request to another host: https:\/\/pictures\.invalid\//);
    // Reported as a request before the CSP blocks it.
    monitor.allow(/^request to another host: https:\/\/elsewhere\.invalid\//);
    monitor.allow(/elsewhere\.invalid.* violates the following Content Security Policy directive: "img-src/s);
    await routeHosts(page, fixture.app.serviceUrl);
    await page.goto('/login');
    expect(await loadPicture(page, 'https://pictures.invalid/product.svg')).toBe(true);
    expect(await loadPicture(page, 'https://elsewhere.invalid/product.svg')).toBe(false);
  });
});

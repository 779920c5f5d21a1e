import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';

/** Accepted delay of the notice, in seconds. */
const DELAY = { min: 8, max: 15 };

/** A prerendered page and a splash, each with the appearance cookie. */
const pages = [
  ['/login?from=mail', 'scheme=light'],
  ['/user/subscriptions?from=mail', 'scheme=light'],
  ['/login?from=mail', 'motion=reduce'],
] as const;

// Brands differ in data only.
const { id: brand } = brands[0];

describe('a page whose script fails to load', () => {
  const fixture = setUpApp();

  test.each(pages)('%s with cookie %s shows a notice with a link to reload', async (path, appearance) => {
    const { page, monitor } = await fixture.open(brand);
    await page
      .context()
      .addCookies([{ name: 'appearance', value: appearance, url: fixture.app.urlOf(brand) }]);
    monitor.allow(/Failed to load resource/);
    const script = '**/assets/start-*.js';
    await page.route(script, (route) => route.abort('connectionreset'));
    await page.goto(path);
    const notice = page.locator('#load-timeout-notice');
    await expect(notice).toBeHidden();
    await expect(page.locator('[data-motion]')).toHaveCount(appearance === 'motion=reduce' ? 1 : 0);

    const seconds = await notice.evaluate((element) => {
      const [appearing] = element.getAnimations();
      const delay = Number(appearing?.effect?.getTiming().delay) / 1000;
      appearing?.finish();
      return delay;
    });
    expect(seconds).toBeGreaterThanOrEqual(DELAY.min);
    expect(seconds).toBeLessThanOrEqual(DELAY.max);
    await expect(page.getByRole('alert')).toContainText("This page isn't ready yet");

    await page.unroute(script);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await waitForAppReady(page);
    await expect(notice).toHaveCount(0);
    expect(new URL(page.url()).search).toBe(path.startsWith('/login') ? '?from=mail' : '');
  });
});

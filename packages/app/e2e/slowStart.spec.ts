import { expect } from 'playwright/test';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { setStage } from './harness/open.ts';
import { ready } from './harness/ready.ts';

/** Seconds that the script may take before the page says anything. */
const PATIENCE = { least: 8, most: 15 };

/** A painted page, and one that is a splash until its script comes. */
const paths = ['/login?from=mail', '/user/subscriptions?from=mail'];

describe.each(brands)('a page of $id whose script does not come', ({ id: brand }) => {
  const stage = setStage();

  test.each(paths)('%s says so after a while, and loads again', async (path) => {
    const { page, watch } = await stage.open(brand);
    watch.allow(/Failed to load resource/);
    const script = '**/assets/start-*.js';
    await page.route(script, (route) => route.abort('connectionreset'));
    await page.goto(path);
    const notice = page.locator('#slow-start');
    await expect(notice).toBeHidden();

    const seconds = await notice.evaluate((element) => {
      const [appearing] = element.getAnimations();
      const delay = Number(appearing?.effect?.getTiming().delay) / 1000;
      appearing?.finish();
      return delay;
    });
    expect(seconds).toBeGreaterThanOrEqual(PATIENCE.least);
    expect(seconds).toBeLessThanOrEqual(PATIENCE.most);
    await expect(page.getByRole('alert')).toContainText('This page is not ready yet');

    await page.unroute(script);
    await page.getByRole('link', { name: 'Load it again' }).click();
    await ready(page);
    await expect(notice).toHaveCount(0);
    expect(new URL(page.url()).search).toBe(path.startsWith('/login') ? '?from=mail' : '');
  });
});

import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { fontFaces } from '../../ui/src/fonts/faces.ts';
import { brandTokens } from '../../ui/src/theme/brandTokens.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { observeShifts, readShifts } from './harness/layoutShifts.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** Brands whose headings use a font of the package. */
const fonts = brands.flatMap(({ id }) =>
  fontFaces
    .filter(({ family }) => JSON.stringify(brandTokens[id]?.['font'])?.includes(`"${family}"`))
    .map(({ family, name }) => ({ id, family, name })),
);

/** Longer than the 100 ms in which Chromium still applies a font with `font-display: optional`, milliseconds. */
const AFTER_BLOCK_PERIOD = 300;

/** Whether the page's heading is rendered in a font that the page has loaded, instead of one of the device. */
async function isHeadingInLoadedFont(page: Page): Promise<boolean> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts: used } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return used.length > 0 && used.every(({ isCustomFont }) => isCustomFont);
}

describe.each(fonts)('the font of $id', ({ id, name }) => {
  const fixture = setUpApp();

  test.each([360, 1280])(
    'is the only one fetched, is cached permanently, and is applied with the next page at %i px',
    async (width) => {
      const { page } = await fixture.open(id, { viewport: { width, height: 800 } });
      await page.addInitScript(observeShifts);
      const fetched: string[] = [];
      const { promise: isReady, resolve } = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        fetched.push(new URL(route.request().url()).pathname.replace(/-[^-]*$/, ''));
        await isReady;
        await route.continue();
      });
      const file = page.waitForResponse((response) => response.url().endsWith('.woff2'));
      // The load event includes the font.
      await page.goto('/login', { waitUntil: 'commit' });
      await waitForAppReady(page);
      // A timer of the page, because a busy page delays both.
      await page.evaluate((ms) => new Promise((done) => void setTimeout(done, ms)), AFTER_BLOCK_PERIOD);
      resolve();
      const response = await file;
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      await response.finished();
      await waitForQuiet(page);
      expect(await isHeadingInLoadedFont(page)).toBe(false);
      expect(await page.evaluate(readShifts)).toEqual({ value: 0, moved: [] });

      await page.unroute('**/*.woff2');
      await page.reload();
      await waitForAppReady(page);
      await waitForQuiet(page);
      expect(await isHeadingInLoadedFont(page)).toBe(true);
      expect(await page.evaluate(readShifts)).toEqual({ value: 0, moved: [] });
      expect(fetched).toEqual([`/assets/${name}`]);
    },
  );
});

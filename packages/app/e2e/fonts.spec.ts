import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { fontFaces } from '../../ui/src/fonts/faces.ts';
import { brandTokens } from '../../ui/src/theme/brandTokens.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';

/** Layout shifts so far. A browser reports them late, so the observer has to be there before the page. */
function observeShifts(): void {
  const shifts: number[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
  }).observe({ type: 'layout-shift', buffered: true });
}

describe.each(brands)('the font of $id', ({ id }) => {
  const fixture = setUpApp();
  const own = fontFaces.find(({ family }) =>
    JSON.stringify(brandTokens[id]?.['font']).includes(`"${family}"`),
  );

  test.each([360, 1280])(
    'is the only one fetched, is kept for good, and moves nothing at %i px',
    async (width) => {
      const { page } = await fixture.open(id);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(observeShifts);
      const fonts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      const file = page.waitForResponse((response) => response.url().endsWith('.woff2'));
      await page.goto('/login');
      const response = await file;
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      await expect
        .poll(() => page.evaluate((family) => document.fonts.check(`20px "${family}"`), own?.family ?? ''))
        .toBe(true);
      // Two frames: one draws with the font, the next reports the shifts of the first.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
      expect(fonts.map((url) => new URL(url).pathname.replace(/-[^-]*$/, ''))).toEqual([
        `/assets/${own?.name}`,
      ]);
    },
  );
});

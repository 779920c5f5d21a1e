import { describe, test } from 'vitest';
import { brands } from '../../ui/src/brands/index.ts';
import { fontFaces } from '../../ui/src/fonts/faces.ts';
import { brandTokens } from '../../ui/src/theme/brandTokens.ts';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';

/** Records layout shifts. Browsers report them with a delay, so the observer has to start before the page. */
function observeShifts(): void {
  const shifts: PerformanceEntry[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
    type: 'layout-shift',
    buffered: true,
  });
}

/** Sizes of the shifts since a font was requested. A slow machine may render a page before parsing is complete. */
function shiftsByFont(): number[] {
  const font = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'));
  const shifts: PerformanceEntry[] = Reflect.get(globalThis, 'shifts');
  return shifts
    .filter(({ startTime }) => startTime >= (font?.startTime ?? 0))
    .map((shift) => ('value' in shift ? Number(shift.value) : Number.NaN));
}

/** Brands whose headings use a font of the package. */
const fonts = brands.flatMap(({ id }) =>
  fontFaces
    .filter(({ family }) => JSON.stringify(brandTokens[id]?.['font'])?.includes(`"${family}"`))
    .map(({ family, name }) => ({ id, family, name })),
);

describe.each(fonts)('the font of $id', ({ id, family, name }) => {
  const fixture = setUpApp();

  test.each([360, 1280])(
    'is the only one fetched, is cached permanently, and causes no layout shift at %i px',
    async (width) => {
      const { page } = await fixture.open(id);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(observeShifts);
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'font') fetched.push(request.url());
      });
      const file = page.waitForResponse((response) => response.url().endsWith('.woff2'));
      await page.goto('/login');
      const response = await file;
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      await expect
        .poll(() => page.evaluate((font) => document.fonts.check(`20px "${font}"`), family))
        .toBe(true);
      // The first frame renders with the font, the second reports its layout shifts.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(shiftsByFont)).toEqual([]);
      await waitForQuiet(page);
      expect(fetched.map((url) => new URL(url).pathname.replace(/-[^-]*$/, ''))).toEqual([`/assets/${name}`]);
    },
  );
});

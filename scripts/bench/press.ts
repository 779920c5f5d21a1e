import type { Browser, BrowserContextOptions } from 'playwright';

const CPU_SLOWDOWN = 4;

declare global {
  // Set by startTiming.
  var pressTime: number | undefined;
}

/** Runs in the page before any other script. Serialized, so it can't use imports. */
function startTiming(): void {
  // TypeScript's DOM types lack `durationThreshold`.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pointerup' || name === 'click')
        globalThis.pressTime = Math.max(globalThis.pressTime ?? 0, duration);
  }).observe(options);
}

/**
 * Milliseconds from pressing a button on an idle page to the next paint, on a slow CPU. Chromium rounds to 8 ms and reports
 * nothing below 16 ms, which counts as 16.
 */
export async function measurePress(
  browser: Browser,
  url: string,
  button: RegExp,
  options: BrowserContextOptions,
): Promise<number> {
  const context = await browser.newContext({ ...options, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(startTiming);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.getByRole('button', { name: button }).first().click();
  // Event Timing reports an event after its paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(() => globalThis.pressTime ?? 16);
  await context.close();
  return time;
}

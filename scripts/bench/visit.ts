import type { Browser, BrowserContextOptions, Request } from 'playwright';
import { readObserved, startObserving, type Observed } from './observe.ts';
import { addSizes, sizesOf, type Sizes } from './sizes.ts';

/** The line and the processor of performance.md: 1.6 Mbit/s, 150 ms a request, four times slower. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** One visit with an empty cache. */
export interface Visit extends Observed {
  readonly requests: number;
  readonly script: Sizes;
  readonly css: Sizes;
  readonly document: Sizes;
}

/** What was asked for up to a moment of the page, in milliseconds since the navigation began. */
const before = (requests: readonly Request[], start: number, moment: number) =>
  requests.filter((request) => request.timing().startTime - start <= moment);

async function bodies(requests: readonly Request[], type: string): Promise<Buffer[]> {
  const chosen = requests.filter((request) => request.resourceType() === type);
  const found = await Promise.all(chosen.map(async (request) => (await request.response())?.body()));
  return found.filter((body) => body !== undefined);
}

/**
 * Opens an address on the slow line and waits until the page is ready and quiet.
 * @param options of the browser profile: who is signed in.
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ ...options, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(startObserving);

  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const observed = await page.evaluate(readObserved);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style:not([id])')].map((style) => style.textContent ?? ''),
  );

  const start = await page.evaluate(() => performance.timeOrigin);
  const early = before(requests, start, Math.max(observed.loaded, observed.appReady));
  const css = [...(await bodies(early, 'stylesheet')), ...inline.map((text) => Buffer.from(text))];
  const result = {
    ...observed,
    requests: before(requests, start, observed.loaded).length,
    script: addSizes((await bodies(early, 'script')).map(sizesOf)),
    css: addSizes(css.map(sizesOf)),
    document: addSizes((await bodies(early, 'document')).map(sizesOf)),
  };
  await context.close();
  return result;
}

/** First paint of a page of two words under the same processor and line: what this machine takes for nothing at all. */
export async function emptyPage(
  browser: Browser,
  home: string,
): Promise<Pick<Observed, 'firstPaint' | 'blocking'>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(startObserving);
  // An address that is no page answers with two words, and no script of ours.
  await page.goto(`${home}/nothing.txt`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { firstPaint, blocking } = await page.evaluate(readObserved);
  await context.close();
  return { firstPaint, blocking };
}

import type { Browser, BrowserContextOptions, Request } from 'playwright';
import { READY_MESSAGE, readObserved, startObserving, type Observed } from './observe.ts';
import { addSizes, sizesOf, type Sizes } from './sizes.ts';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. Throughput is in bytes per second. */
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;

/** Measurements of one visit with an empty cache. */
export interface Visit extends Observed {
  readonly requests: number;
  /** Requests including those that start when the page is idle. */
  readonly allRequests: number;
  /** Scripts referenced in the document. */
  readonly script: Sizes;
  /** All scripts requested until the app was ready and the page had loaded. */
  readonly scriptUntilReady: Sizes;
  /** Inline styles and style sheets referenced in the document. */
  readonly css: Sizes;
  /** All styles requested until the app was ready and the page had loaded. */
  readonly cssUntilReady: Sizes;
  readonly document: Sizes;
}

/** Requests that started up to a time, in ms since navigation. */
const requestsUntil = (requests: readonly Request[], start: number, time: number) =>
  requests.filter((request) => request.timing().startTime - start <= time);

async function readBodies(requests: readonly Request[], type: string): Promise<Buffer[]> {
  const matching = requests.filter((request) => request.resourceType() === type);
  const bodies = await Promise.all(matching.map(async (request) => (await request.response())?.body()));
  return bodies.filter((body) => body !== undefined);
}

/**
 * Opens a URL on the slow network and waits until the app is ready and idle.
 * @param options browser profile, such as its session
 */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ ...options, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(startObserving);

  const isReady = page.waitForEvent('console', (message) => message.text() === READY_MESSAGE);
  await page.goto(url);
  await isReady;
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const observed = await page.evaluate(readObserved);
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll('style:not([id])')].map((style) => style.textContent ?? ''),
  );

  const start = await page.evaluate(() => performance.timeOrigin);
  const startupRequests = requestsUntil(requests, start, Math.max(observed.loaded, observed.appReady));
  const documents = await readBodies(startupRequests, 'document');
  const html = documents.map((body) => body.toString()).join('');
  const named = startupRequests.filter((request) => html.includes(`"${new URL(request.url()).pathname}"`));
  const inlineCss = inline.map((text) => Buffer.from(text));
  const cssOf = async (some: readonly Request[]) =>
    addSizes([...(await readBodies(some, 'stylesheet')), ...inlineCss].map(sizesOf));
  const result = {
    ...observed,
    requests: requestsUntil(requests, start, observed.loaded).length,
    allRequests: requests.length,
    script: addSizes((await readBodies(named, 'script')).map(sizesOf)),
    scriptUntilReady: addSizes((await readBodies(startupRequests, 'script')).map(sizesOf)),
    css: await cssOf(named),
    cssUntilReady: await cssOf(startupRequests),
    document: addSizes(documents.map(sizesOf)),
  };
  await context.close();
  return result;
}

/** Measures a plain text page under the same conditions. */
export async function visitBaseline(
  browser: Browser,
  home: string,
): Promise<Pick<Observed, 'firstPaint' | 'blocking'>> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(startObserving);
  // Unknown .txt files get a plain 404 response without scripts.
  await page.goto(`${home}/baseline.txt`);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { firstPaint, blocking } = await page.evaluate(readObserved);
  await context.close();
  return { firstPaint, blocking };
}

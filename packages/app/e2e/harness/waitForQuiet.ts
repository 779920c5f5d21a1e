import type { BrowserContext, Page, Request } from 'playwright';
import { expect } from './expect.ts';

/** How long nothing is asked for until a page counts as quiet, milliseconds of the page. */
const QUIET_MS = 500;

interface Traffic {
  /** Requests so far. */
  count: number;
  readonly underWay: Set<Request>;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of every page of a browser profile, for {@link waitForQuiet}; call it before pages open. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { count: 0, underWay: new Set() };
    trafficOf.set(page, traffic);
    const end = (request: Request) => void traffic.underWay.delete(request);
    page.on('request', (request) => {
      traffic.count += 1;
      traffic.underWay.add(request);
    });
    page.on('requestfinished', end);
    // An answer whose body nobody reads, as that to the revocation of a token, has no end.
    page.on('response', (response) => {
      if (response.request().method() !== 'GET') end(response.request());
    });
    page.on('requestfailed', end);
  });
}

/**
 * Waits until a page has loaded all that it loads by itself, whatever its scripts still had to do. Playwright's
 * `networkidle` is not enough: it comes once for a document, so at once after a step inside the app, and a busy script
 * counts as a quiet network.
 * @param ms how long nothing is asked for, milliseconds of the page
 */
export async function waitForQuiet(page: Page, ms: number = QUIET_MS): Promise<void> {
  const traffic = trafficOf.get(page);
  if (traffic === undefined) throw new Error('Call watchRequests before the page opens');
  const before = traffic.count;
  // The timer of a busy page comes late, and its idle callback after what it was busy with.
  await page.evaluate(
    (wait) =>
      new Promise<void>((resolve) => void setTimeout(() => requestIdleCallback(() => resolve()), wait)),
    ms,
  );
  // What has just ended may lead to more.
  const wasBusy = traffic.underWay.size > 0;
  await expect.poll(() => [...traffic.underWay].map((request) => request.url())).toEqual([]);
  if (wasBusy || traffic.count !== before) await waitForQuiet(page, ms);
}

import type { BrowserContext, Page, Request } from 'playwright';
import { expect } from './expect.ts';

/** How long a page makes no request before it counts as quiet, milliseconds. */
const QUIET_MS = 500;

/** How long to wait for the page to be idle, milliseconds. */
const IDLE_MS = 5000;

interface Traffic {
  /** Requests so far. */
  count: number;
  readonly pending: Set<Request>;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of every page of a browser profile, for {@link waitForQuiet}; call it before pages open. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const traffic: Traffic = { count: 0, pending: new Set() };
    trafficOf.set(page, traffic);
    const end = (request: Request) => void traffic.pending.delete(request);
    page.on('request', (request) => {
      traffic.count += 1;
      traffic.pending.add(request);
    });
    page.on('requestfinished', end);
    // No `requestfinished` event if the body is not read, such as after revoking a token.
    page.on('response', (response) => {
      if (response.request().method() !== 'GET') end(response.request());
    });
    page.on('requestfailed', end);
  });
}

/**
 * Waits until a page has made no requests for a while. Playwright's `networkidle` is not enough: it fires once per
 * document, so immediately after a navigation inside the app, and a busy script counts as a quiet network.
 * @param ms how long without a request, milliseconds
 */
export async function waitForQuiet(page: Page, ms: number = QUIET_MS): Promise<void> {
  const traffic = trafficOf.get(page);
  if (traffic === undefined) throw new Error('Call watchRequests before the page opens');
  const before = traffic.count;
  // A busy page delays the timer and the idle callback, so its pending work is done afterwards. With a timeout, because Chromium 156 no
  // longer calls back without one after another page of the browser was printed.
  await page.evaluate(
    ([wait, timeout]) =>
      new Promise<void>(
        (resolve) => void setTimeout(() => requestIdleCallback(() => resolve(), { timeout }), wait),
      ),
    [ms, IDLE_MS] as const,
  );
  // A finished request may cause more requests.
  const wasBusy = traffic.pending.size > 0;
  await expect.poll(() => [...traffic.pending].map((request) => request.url())).toEqual([]);
  if (wasBusy || traffic.count !== before) await waitForQuiet(page, ms);
}

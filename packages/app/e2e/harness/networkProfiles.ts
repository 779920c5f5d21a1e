import type { BrowserContext, Page } from 'playwright';
import { BLOCKED } from './blockLists.ts';

/** Every n-th read of the service is lost. */
const LOSS = 6;

/** Network of a patient. */
export interface NetworkProfile {
  readonly name: string;
  /** Errors of the browser that it causes. */
  readonly errors: RegExp;
  readonly apply: (page: Page) => Promise<void>;
}

/** Slows all requests down to a train's connection. Throughput is in bytes per second. */
async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 40_000,
  });
}

async function loseReads(context: BrowserContext): Promise<void> {
  let reads = 0;
  await context.route('**/service/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    reads += 1;
    return reads % LOSS === 0 ? route.abort('connectionreset') : route.fallback();
  });
}

/** Networks under which the journeys have to work (`networks.spec.ts`). */
export const networkProfiles: readonly NetworkProfile[] = [
  {
    name: 'slow and lossy',
    errors: /Failed to load resource|ERR_CONNECTION_RESET/,
    async apply(page) {
      await loseReads(page.context());
      await slow(page);
    },
  },
  {
    name: 'socket blocked',
    errors: /WebSocket connection/,
    apply: (page) => page.routeWebSocket(/./, (socket) => socket.close({ code: 1011 })),
  },
  {
    name: 'ad blocker',
    errors: /Failed to load resource|ERR_BLOCKED_BY_CLIENT/,
    async apply(page) {
      await page.context().route(
        (url) => BLOCKED.test(url.pathname + url.search),
        (route) =>
          route.request().isNavigationRequest() ? route.fallback() : route.abort('blockedbyclient'),
      );
    },
  },
];

import type { Page, Route } from 'playwright';
import { RESPONSE_TIMEOUT } from '@patient/api';
import { operationOf } from '@patient/api/sandbox/contract';

/** Handles a request instead of the service; `original` is the body of the service's response. */
export type Handler = (route: Route, original: string) => Promise<void>;

/** Interceptor between a page and the service. */
export interface Interceptor {
  /** Handles the calls of one operation, or of all, until {@link Interceptor.restore}. */
  readonly disturb: (operation: string, handler: Handler) => void;
  readonly restore: () => void;
  /** Operations called since the last {@link Interceptor.reset}. */
  readonly called: () => ReadonlySet<string>;
  /** Number of disturbed calls since then. */
  readonly hits: () => number;
  /** Changes since then that were sent more than once. */
  readonly repeated: () => readonly string[];
  readonly reset: () => void;
  /** Number of calls without a response, except disturbed ones. */
  readonly pending: () => number;
  /** Never responds. */
  readonly ignore: Handler;
  /** Ends the response timeouts of the app. */
  readonly expireTimeouts: () => Promise<void>;
}

/** Every operation at once. */
export const EVERY = 'every call';

/** Replaces the timers of response timeouts, so that a test decides when they fire. Runs in the page. */
function interceptTimeouts(limit: number): void {
  const timeouts = new Map<number, () => void>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  let last = 1_000_000_000;
  const startTimeout = (callback: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms !== limit || typeof callback !== 'function') return start(callback, ms, ...rest);
    last += 1;
    timeouts.set(last, () => callback());
    return last;
  };
  const stopTimeout = (id?: number) => {
    if (id === undefined || !timeouts.delete(id)) stop(id);
  };
  const expireTimeouts = () => {
    for (const [id, callback] of timeouts) {
      timeouts.delete(id);
      callback();
    }
  };
  Object.assign(globalThis, { setTimeout: startTimeout, clearTimeout: stopTimeout, expireTimeouts });
}

/** Intercepts the calls of a page to the service. */
export async function interceptCalls(page: Page): Promise<Interceptor> {
  let disturbed: { readonly operation: string; readonly handler: Handler } | undefined;
  let called = new Set<string>();
  let changes = new Map<string, number>();
  let hits = 0;
  const pending = new Set<unknown>();
  const bodies = new Map<string, string>();

  await page.addInitScript(interceptTimeouts, RESPONSE_TIMEOUT);
  page.on('response', (response) => {
    if (disturbed !== undefined || response.request().resourceType() !== 'fetch') return;
    // The bodies of a page are unavailable after it navigates.
    void response.text().then(
      (body) => bodies.set(response.url(), body),
      () => undefined,
    );
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.route('**/service/**', async (route) => {
    const request = route.request();
    const method = request.method();
    const { pathname } = new URL(request.url());
    const found = operationOf(method, pathname.replace(/^\/service/, ''));
    if (found === undefined) return route.fallback();
    const { operationId } = found.operation;
    called.add(operationId);
    if (method !== 'GET') {
      const change = `${method} ${pathname} ${request.postData() ?? ''}`;
      changes.set(change, (changes.get(change) ?? 0) + 1);
    }
    const isHit = disturbed !== undefined && [operationId, EVERY].includes(disturbed.operation);
    if (!isHit || disturbed === undefined) {
      pending.add(request);
      return route.fallback();
    }
    hits += 1;
    // Fails if the page has navigated.
    return disturbed.handler(route, bodies.get(request.url()) ?? '').catch(() => undefined);
  });

  return {
    disturb: (operation, handler) => {
      disturbed = { operation, handler };
    },
    restore: () => {
      disturbed = undefined;
    },
    called: () => called,
    hits: () => hits,
    repeated: () => [...changes].filter(([, count]) => count > 1).map(([change]) => change),
    reset: () => {
      called = new Set();
      changes = new Map();
      pending.clear();
      hits = 0;
    },
    pending: () => pending.size,
    ignore: async () => undefined,
    expireTimeouts: () =>
      page.evaluate(() => {
        const expire: unknown = Reflect.get(globalThis, 'expireTimeouts');
        if (typeof expire === 'function') expire();
      }),
  };
}

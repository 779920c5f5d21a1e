import type { Page, Route } from 'playwright';
import { ANSWER_LIMIT } from '@patient/api';
import { operationOf } from '@patient/api/sandbox/contract';

/** Answers one request in place of the service, whose body is `original`. */
export type Answer = (route: Route, original: string) => Promise<void>;

/** The line between a page and the service, which a test can disturb. */
export interface Line {
  /** Answers the calls of one operation, or of all, until {@link Line.restore}. */
  readonly disturb: (operation: string, answer: Answer) => void;
  readonly restore: () => void;
  /** Operations called since the last {@link Line.forget}. */
  readonly called: () => ReadonlySet<string>;
  /** Calls since then that a disturbance answered. */
  readonly hits: () => number;
  /** Calls since then that change something and were sent more than once. */
  readonly repeated: () => readonly string[];
  readonly forget: () => void;
  /** Calls that have no answer yet and are not held. */
  readonly underWay: () => number;
  /** Keeps calls without an answer until `release`. */
  readonly hold: Answer;
  readonly release: () => Promise<void>;
  /** Lets the app wait as long as it waits for an answer. */
  readonly waitInVain: () => Promise<void>;
}

/** Every operation at once. */
export const EVERY = 'every call';

/** Takes the waits for an answer out of the clock, so that a test decides when they end. */
function holdLimits(limit: number): void {
  const waits = new Map<number, () => void>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  let last = 1_000_000_000;
  const startWait = (wait: TimerHandler, ms?: number, ...rest: unknown[]) => {
    if (ms !== limit || typeof wait !== 'function') return start(wait, ms, ...rest);
    last += 1;
    waits.set(last, () => wait());
    return last;
  };
  const stopWait = (id?: number) => {
    if (id === undefined || !waits.delete(id)) stop(id);
  };
  const endWaits = () => {
    for (const [id, wait] of waits) {
      waits.delete(id);
      wait();
    }
  };
  Object.assign(globalThis, { setTimeout: startWait, clearTimeout: stopWait, endWaits });
}

/** Puts a test into the line of a page. */
export async function joinLine(page: Page): Promise<Line> {
  let disturbed: { readonly operation: string; readonly answer: Answer } | undefined;
  let called = new Set<string>();
  let changes = new Map<string, number>();
  let hits = 0;
  let held: Route[] = [];
  const pending = new Set<unknown>();
  const bodies = new Map<string, string>();

  await page.addInitScript(holdLimits, ANSWER_LIMIT);
  page.on('response', (response) => {
    if (disturbed !== undefined || response.request().resourceType() !== 'fetch') return;
    // A page that has moved on has no bodies any more.
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
    // A page that has moved on does not wait for its calls.
    return disturbed.answer(route, bodies.get(request.url()) ?? '').catch(() => undefined);
  });

  return {
    disturb: (operation, answer) => {
      disturbed = { operation, answer };
    },
    restore: () => {
      disturbed = undefined;
    },
    called: () => called,
    hits: () => hits,
    repeated: () => [...changes].filter(([, count]) => count > 1).map(([change]) => change),
    forget: () => {
      called = new Set();
      changes = new Map();
      pending.clear();
      held = [];
      hits = 0;
    },
    underWay: () => pending.size,
    hold: async (route) => {
      held.push(route);
    },
    release: async () => {
      const routes = held;
      held = [];
      await Promise.all(routes.map((route) => route.fallback().catch(() => undefined)));
    },
    waitInVain: () =>
      page.evaluate(() => {
        const endWaits: unknown = Reflect.get(globalThis, 'endWaits');
        if (typeof endWaits === 'function') endWaits();
      }),
  };
}

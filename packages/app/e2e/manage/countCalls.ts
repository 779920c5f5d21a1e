import type { Page, Request } from 'playwright';

/** Calls of a page to the service. */
export interface Calls {
  /** Number of calls so far. */
  readonly count: () => number;
  readonly isQuiet: () => boolean;
  /** Pending calls, for error messages. */
  readonly pending: () => readonly string[];
}

/** Starts counting. Call it before the page makes the calls. */
export function countCalls(page: Page): Calls {
  const pending = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/service/')) return;
    count += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    count: () => count,
    isQuiet: () => pending.size === 0,
    pending: () => [...pending].map((request) => `${request.method()} ${request.url()}`),
  };
}

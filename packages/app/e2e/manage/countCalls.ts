import type { Page, Request } from 'playwright';

/** The calls of a page to the service. */
export interface Calls {
  /** Number of calls so far. */
  readonly made: () => number;
  readonly isQuiet: () => boolean;
  /** Calls under way, for messages. */
  readonly pending: () => readonly string[];
}

/** Counts the calls of a page to the service. */
export function countCalls(page: Page): Calls {
  const pending = new Set<Request>();
  let made = 0;
  page.on('request', (request) => {
    if (!request.url().includes('/service/')) return;
    made += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    made: () => made,
    isQuiet: () => pending.size === 0,
    pending: () => [...pending].map((request) => `${request.method()} ${request.url()}`),
  };
}

import type { Page } from 'playwright';

/** What a page did that no page may do. */
export interface Watch {
  /** Everything seen so far that is not allowed, one line each. */
  readonly problems: () => readonly string[];
  /** Lets a test expect what it provokes, such as the console's line for a refused password. */
  readonly allow: (pattern: RegExp) => void;
}

const isInPage = (url: URL) => ['data:', 'blob:', 'about:'].includes(url.protocol);

/** Watches a page from before its first address: requests to other hosts, console errors (a violated policy is one), exceptions. */
export function watchPage(page: Page, home: string): Watch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const { host } = new URL(home);
  const check = (address: string) => {
    const url = new URL(address);
    if (!isInPage(url) && url.host !== host) seen.push(`request to another host: ${address}`);
  };

  page.on('request', (request) => check(request.url()));
  page.on('websocket', (socket) => check(socket.url()));
  page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    seen.push(`console: ${message.text()} (${message.location().url})`);
  });

  return {
    problems: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => allowed.push(pattern),
  };
}

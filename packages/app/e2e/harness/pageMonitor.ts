import type { Page } from 'playwright';

/** Records requests to other hosts, console errors (including CSP violations) and exceptions. */
export interface PageMonitor {
  /** Problems so far, except the allowed ones. */
  readonly problems: () => readonly string[];
  /** Allows problems that a test causes on purpose, such as the console error of a rejected password. */
  readonly allow: (pattern: RegExp) => void;
}

const isLocal = (url: URL) => ['data:', 'blob:', 'about:'].includes(url.protocol);

/** Starts monitoring; call it before the page's first navigation. */
export function monitorPage(page: Page, baseUrl: string): PageMonitor {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const { host } = new URL(baseUrl);
  const checkHost = (address: string) => {
    const url = new URL(address);
    if (!isLocal(url) && url.host !== host) problems.push(`request to another host: ${address}`);
  };

  page.on('request', (request) => checkHost(request.url()));
  page.on('websocket', (socket) => checkHost(socket.url()));
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });

  return {
    problems: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => allowed.push(pattern),
  };
}

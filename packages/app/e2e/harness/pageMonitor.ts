import type { ConsoleMessage, Page, Request } from 'playwright';

/** Records requests to other hosts, console errors (including CSP violations), exceptions, and secrets where they can be seen. */
export interface PageMonitor {
  /** Problems so far, except the allowed ones. */
  readonly problems: () => readonly string[];
  /** Allows problems that a test causes on purpose, such as the console error of a rejected password. */
  readonly allow: (pattern: RegExp) => void;
}

const isLocal = (url: URL) => ['data:', 'blob:', 'about:'].includes(url.protocol);

/** Whether a call has an email in its address, where proxies log it. One is described so. */
const isCallWithEmail = (request: Request) =>
  request.resourceType() === 'fetch' &&
  /(?:%40|@)[\w-]+\./.test(request.url()) &&
  !request.url().includes('/api/check-exist-cognito-user?');

/** Whether the app wrote a token or an email into the console (docs/privacy.md); what the browser writes is its own. */
const hasSecret = (message: ConsoleMessage) =>
  /eyJ[\w-]{8,}|\w@[\w-]+\.\w/.test(message.text()) && !message.text().startsWith('WebSocket connection');

/** Starts monitoring; call it before the page's first navigation. */
export function monitorPage(page: Page, baseUrl: string): PageMonitor {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const { host } = new URL(baseUrl);
  const checkHost = (address: string) => {
    const url = new URL(address);
    if (!isLocal(url) && url.host !== host) problems.push(`request to another host: ${address}`);
  };

  page.on('request', (request) => {
    checkHost(request.url());
    if (isCallWithEmail(request)) problems.push(`an email in the address of a call: ${request.url()}`);
  });
  page.on('websocket', (socket) => checkHost(socket.url()));
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (hasSecret(message)) problems.push(`a secret in the console: ${message.text()}`);
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });

  return {
    problems: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => allowed.push(pattern),
  };
}

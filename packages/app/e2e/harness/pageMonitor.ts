import type { BrowserContext, ConsoleMessage, Request } from 'playwright';
import { isVendor, vendorSecret } from './vendorSecret.ts';

/** Records requests to other hosts, console errors (including CSP violations), exceptions, and secrets in URLs or the console. */
export interface PageMonitor {
  /** Problems of every tab so far, except the allowed ones. */
  readonly problems: () => readonly string[];
  /** Allows problems that a test causes on purpose, such as the console error of a rejected password. */
  readonly allow: (pattern: RegExp) => void;
}

interface MonitorOptions {
  /** Base URL of the app. */
  readonly baseUrl: string;
  /** The app's own services on other hosts. They may receive treatments, but a request to them is still a problem. @default none */
  readonly services?: readonly string[];
}

const isLocal = (url: URL) => ['data:', 'blob:', 'about:'].includes(url.protocol);

/** Whether the URL of a call contains an email, which proxies would log. The API has one such call. */
const isCallWithEmail = (request: Request) =>
  request.resourceType() !== 'document' &&
  /(?:%40|@)[\w-]+\./.test(request.url()) &&
  !request.url().includes('/api/check-exist-cognito-user?');

/** Whether the app logged a token or an email (docs/privacy.md). The browser itself logs WebSocket URLs. */
const hasSecret = (message: ConsoleMessage) =>
  /eyJ[\w-]{8,}|\w@[\w-]+\.\w/.test(message.text()) && !message.text().startsWith('WebSocket connection');

/** Monitors every tab of a browser profile; call it before the first one opens. */
export function monitorContext(
  context: BrowserContext,
  { baseUrl, services = [] }: MonitorOptions,
): PageMonitor {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const { host } = new URL(baseUrl);
  const ownHosts = [baseUrl, ...services].map((address) => new URL(address).host);
  const checkHost = (address: string) => {
    const url = new URL(address);
    if (!isLocal(url) && url.host !== host) problems.push(`request to another host: ${address}`);
  };

  // On the context: the first request of a tab that the app opens precedes its `page` event.
  context.on('request', (request) => {
    const url = new URL(request.url());
    checkHost(request.url());
    if (isCallWithEmail(request)) problems.push(`an email in the URL of a call: ${request.url()}`);
    if (isLocal(url) || !isVendor(url, ownHosts)) return;
    const secret = vendorSecret(request);
    if (secret !== undefined) problems.push(`${secret} in a request to a vendor: ${request.url()}`);
  });
  context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    if (hasSecret(message)) problems.push(`a secret in the console: ${message.text()}`);
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('page', (page) => page.on('websocket', (socket) => checkHost(socket.url())));

  return {
    problems: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    allow: (pattern) => allowed.push(pattern),
  };
}

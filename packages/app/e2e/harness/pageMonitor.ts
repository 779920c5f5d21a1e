import type { BrowserContext, ConsoleMessage, Request } from 'playwright';
import { isVendor, vendorSecret } from './vendorSecret.ts';

/** Records requests to other hosts, console errors (including CSP violations), exceptions, and secrets where they can be seen. */
export interface PageMonitor {
  /** Problems of every tab so far, except the allowed ones. */
  readonly problems: () => readonly string[];
  /** Allows problems that a test causes on purpose, such as the console error of a rejected password. */
  readonly allow: (pattern: RegExp) => void;
}

interface MonitorOptions {
  /** Address of the app. */
  readonly baseUrl: string;
  /** The app's own services on other hosts: they learn of treatments. A request to them is a problem all the same. @default none */
  readonly services?: readonly string[];
}

const isLocal = (url: URL) => ['data:', 'blob:', 'about:'].includes(url.protocol);

/** Whether a call, an upload or a beacon has an email in its address, where proxies log it. The API has one call that does. */
const isCallWithEmail = (request: Request) =>
  request.resourceType() !== 'document' &&
  /(?:%40|@)[\w-]+\./.test(request.url()) &&
  !request.url().includes('/api/check-exist-cognito-user?');

/** Whether the app wrote a token or an email into the console (docs/privacy.md); what the browser writes is its own. */
const hasSecret = (message: ConsoleMessage) =>
  /eyJ[\w-]{8,}|\w@[\w-]+\.\w/.test(message.text()) && !message.text().startsWith('WebSocket connection');

/** Starts monitoring every tab of a browser profile; call it before the first one opens. */
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

  // Of the profile, since a tab that the app opens makes its first request before it is a page.
  context.on('request', (request) => {
    const url = new URL(request.url());
    checkHost(request.url());
    if (isCallWithEmail(request)) problems.push(`an email in the address of a call: ${request.url()}`);
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

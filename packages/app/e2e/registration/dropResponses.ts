import type { Page } from 'playwright';
import { operationOf } from '@patient/api/sandbox/contract';
import type { RunningApp } from '../harness/startApp.ts';

const PREFIX = '/service';

/** Operation of a request, or action of the identity protocol. */
function operationName(method: string, url: string, identityAction: string | undefined): string | undefined {
  if (identityAction !== undefined) return identityAction;
  const path = new URL(url).pathname.slice(PREFIX.length);
  return operationOf(method, path)?.operation.operationId;
}

/**
 * Sends the first call of every operation to the sandbox but drops its response: for the page, the outcome is unknown.
 * The returned set grows as responses are dropped.
 */
export async function dropFirstResponses(
  page: Page,
  { serviceUrl }: RunningApp,
): Promise<ReadonlySet<string>> {
  const dropped = new Set<string>();
  await page.route(`**${PREFIX}/**`, async (route) => {
    const request = route.request();
    const name = operationName(request.method(), request.url(), request.headers()['x-amz-target']);
    if (name === undefined || dropped.has(name)) return route.continue().catch(() => undefined);
    dropped.add(name);
    // Only the browser resolves the brand's host name, so this request goes to 127.0.0.1.
    const delivered = route.fetch({ url: request.url().replace(/^.*?\/service/, serviceUrl) });
    // The test may end while a call is pending.
    await delivered.catch(() => undefined);
    return route.abort('connectionreset').catch(() => undefined);
  });
  return dropped;
}
